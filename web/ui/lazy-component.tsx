import { type ComponentType, lazy } from 'react'

/**
 * A component whose code loads only with the pages that show it: all content pages share one bundle. The server renders
 * it as usual. If its code doesn't load, the page stays as rendered, with its plain forms; hence no `Suspense`, which
 * would use scripts to insert the rendered part. It is wrapped in a function for server components: React loads the
 * module that they refer to itself, and can't do so twice.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazy(async () => ({
    default: await load().catch(() => new Promise<never>(() => {})),
  }))
  return (props: Props) => <Loaded {...props} />
}
