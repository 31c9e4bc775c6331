/** What the handlers work with. */
import type { Tickets } from './access/tickets.ts'
import type { AssetFiles } from './images/asset-files.ts'
import type { LakeOptions } from './options.ts'
import type { QueryEngine } from './query/engine.ts'
import type { Store } from './store/store.ts'

export type Lake = {
  options: LakeOptions
  /** Where assets are served: `http://localhost:<port>`. */
  publicUrl: string
  store: Store
  engine: QueryEngine
  files: AssetFiles
  tickets: Tickets
}
