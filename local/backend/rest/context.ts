import type { Query } from '../database/database.ts'
import type { Catalogue, Table } from './catalogue.ts'
import type { Preferences } from './preferences.ts'
import { RestFailure } from './rest-failure.ts'

export type Role = 'anon' | 'service_role'

/** One request on one table, inside its transaction and in its role. */
export type TableRequest = {
  method: string
  params: URLSearchParams
  headers: Headers
  preferences: Preferences
  table: Table
  /** The parsed JSON body, undefined without one. */
  body: unknown
  query: Query
}

/** The table of a path, or PostgREST's 404. */
export function tableNamed(name: string, catalogue: Catalogue): Table {
  const table = catalogue.tables.find((candidate) => candidate.name === name)
  if (table) return table
  throw new RestFailure(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}
