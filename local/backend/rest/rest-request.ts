import type { Query } from '../database/database.ts'
import type { Preferences } from './preferences.ts'
import type { SchemaCache, Table } from './schema-cache.ts'

export type Role = 'anon' | 'service_role'

/** A request, inside its transaction and role. */
export type RestRequest = {
  params: URLSearchParams
  preferences: Preferences
  /** The parsed JSON body, if any. */
  body: unknown
  schema: SchemaCache
  query: Query
}

export type TableRequest = RestRequest & { table: Table }
