import { isSearchPath } from '@tidewright/contracts/search-paths.ts'
import { isStaticFile } from '@tidewright/contracts/static-files.ts'

/** What a request is for. Few and fixed, so that no path becomes a label. */
export type RequestClass =
  | 'page'
  | 'rsc'
  | 'dialog'
  | 'search'
  | 'form'
  | 'api'
  | 'image'
  | 'file'
  | 'feed'
  | 'asset'

/** The first pattern that fits decides. */
const classes: readonly [RequestClass, RegExp][] = [
  ['asset', /^\/_next\//],
  ['dialog', /^\/api\/dialogs\//],
  ['search', /^\/api\/search$/],
  ['form', /^\/api\/(?:forms\/|unsubscribe$)/],
  ['image', /^\/api\/(?:images|logos|og-images)\//],
  ['file', /^\/(?:api\/(?:files|videos)|downloads)\//],
  ['api', /^\/api\//],
  ['feed', /\.xml$|^\/robots\.txt$/],
]

/** `rsc` is the header of that name, which Next.js's router sends for a page's data. */
export function requestClass(url: string, rsc: string | string[] | undefined): RequestClass {
  const [path = '/'] = url.split('?')
  const found = classes.find(([, pattern]) => pattern.test(path))
  if (found) return found[0]
  if (isSearchPath(path)) return 'search'
  if (isStaticFile(path)) return 'asset'
  return rsc === undefined ? 'page' : 'rsc'
}
