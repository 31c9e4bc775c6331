import { type ComponentType, lazy } from 'react'

/**
 * A component whose code loads only with the pages that show it: all content pages share one bundle. The server renders
 * it as usual. If its code doesn't load, the page stays as rendered, with its plain forms; hence no `Suspense`, which
 * would use scripts to insert the rendered part. A server component passes it through a wrapper function: React loads
 * the referenced module itself, which must not be lazy again.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }))
}
