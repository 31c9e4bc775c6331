/** What the lake's handlers work with. */
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
  /** Where assets are served: `http://localhost:<port>`. */
  publicUrl: string
  store: Store
  engine: QueryEngine
  /** What anyone may read without a token; null where that is nothing. */
  anyone: { documents: ReadonlyMap<string, LakeDocument>; engine: QueryEngine } | null
  files: AssetFiles
  tokens: OneTimeTokens
}

export type LakeEnv = {
  Bindings: HttpBindings
  Variables: { lake: LakeContext; identity: Identity }
}

/** One request, as handlers see it. */
export type RequestContext = Context<LakeEnv>
export type LakeApp = Hono<LakeEnv>
