/** What the lake's handlers share. */
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Identity } from './access/identity.ts'
import type { OneTimeTokens } from './access/one-time-tokens.ts'
import type { AssetFiles } from './images/asset-files.ts'
import type { LakeOptions } from './options.ts'
import type { QueryEngine } from './query/engine.ts'
import type { LakeDocument } from './store/document.ts'
import type { Store } from './store/store.ts'

export type LakeContext = {
  options: LakeOptions
  /** The base URL of assets: `http://localhost:<port>`. */
  publicUrl: string
  store: Store
  engine: QueryEngine
  /** What can be read without a token; null for a private dataset. */
  publicView: { documents: ReadonlyMap<string, LakeDocument>; engine: QueryEngine } | null
  files: AssetFiles
  tokens: OneTimeTokens
  /** The dataset of the Studio's comments and tasks; it has none itself. */
  comments?: LakeContext
}

export type LakeEnv = {
  Bindings: HttpBindings
  Variables: { lake: LakeContext; identity: Identity }
}

/** A request, as handlers receive it. */
export type RequestContext = Context<LakeEnv>
export type LakeApp = Hono<LakeEnv>
