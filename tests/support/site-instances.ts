import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { siteBuildFolder, siteProcessEnv } from '../../cli/stack/builds.ts'
import { freePort } from '../../local/http/ports.ts'
import { endOf } from './end-of.ts'
import type { TestStack } from './test-stack.ts'

export type SiteInstances = { urls: string[]; stop(): Promise<void> }

/**
 * Additional instances of the built site, as if on other machines: each has its own copy of the build, where Next.js
 * stores its cache. They get no webhooks, and reconcile as rarely as a hosted site. `lakeUrl` is another URL of the
 * content lake; `isForgetful` ones start without cached query results.
 */
export async function startSiteInstances(
  { settings, processes }: TestStack,
  count: number,
  lakeUrl?: string,
  { isForgetful = false } = {},
): Promise<SiteInstances> {
  const web = join(settings.root, 'web')
  const built = siteBuildFolder(settings)
  const started: { name: string; folder: string; url: string }[] = []
  const stop = async () => {
    for (const { name, folder } of started) {
      await endOf(processes.child(name), 'SIGTERM')
      rmSync(join(web, folder), { recursive: true, force: true })
    }
  }
  try {
    for (let number = 2; number < count + 2; number++) {
      const port = await freePort()
      const instance = {
        name: `site-${number}`,
        folder: `${built}-${number}`,
        url: `http://127.0.0.1:${port}`,
      }
      started.push(instance)
      const cache = join(web, built, 'cache')
      cpSync(join(web, built), join(web, instance.folder), {
        recursive: true,
        // The running site writes its pages meanwhile.
        filter: (source) =>
          !source.startsWith(isForgetful ? cache : join(cache, 'turbopack')) && !source.endsWith('.part'),
      })
      const env = {
        ...siteProcessEnv(settings),
        ...(lakeUrl ? { SANITY_API_HOST: lakeUrl } : {}),
        SITE_BUILD_FOLDER: instance.folder,
        METRICS_PORT: '0',
        RECONCILE_SECONDS: '60',
      }
      const program = [join(web, 'server/main.ts'), '-H', '127.0.0.1', '-p', String(port)]
      // Not a page, since a page that was never visited is not renewed.
      await processes.program(instance.name, program, { cwd: web, env, url: `${instance.url}/api/ready` })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { urls: started.map(({ url }) => url), stop }
}
