import { type ComponentType, lazy } from 'react'

/**
 * A component whose code comes with the pages that show it, and with no other: all pages of the content share one bundle. The server
 * draws it as ever. Without its code the page stays as the server drew it, plain forms and all; so there is no `Suspense` around it,
 * which would have scripts put the drawn part in its place. A server component names it by a function around it: what it names is
 * itself loaded by React, and may not have to be loaded once more.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }))
}
