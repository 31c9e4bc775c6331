import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../local/http/ports.ts'
import { siteBuildFolder, siteProcessEnv } from '../../local/stack/builds.ts'
import type { TestStack } from './test-stack.ts'

export type SiteInstances = { urls: string[]; stop(): Promise<void> }

/**
 * Further instances of the built site, as on machines of their own: each with its own copy of the build, in which Next.js keeps what
 * it makes. No webhook reaches them, and they look for missed changes as seldom as a hosted site does. They ask the content lake at
 * `lakeUrl`, if that is not where it is; `isForgetful` ones know nothing of what it answered before.
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
      const child = processes.child(name)
      const gone = new Promise((resolve) => (child ? child.once('exit', resolve) : resolve(null)))
      child?.kill('SIGTERM')
      await gone
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
        // The one that runs is writing its pages meanwhile.
        filter: (source) =>
          !source.startsWith(isForgetful ? cache : join(cache, 'turbopack')) && !source.endsWith('.part'),
      })
      const env = {
        ...siteProcessEnv(settings),
        ...(lakeUrl ? { SANITY_API_HOST: lakeUrl } : {}),
        SITE_BUILD_FOLDER: instance.folder,
        RECONCILE_SECONDS: '60',
      }
      const program = [join(web, 'server/main.ts'), '-H', '127.0.0.1', '-p', String(port)]
      // No page: what was never visited is not renewed.
      await processes.program(instance.name, program, { cwd: web, env, url: `${instance.url}/api/ready` })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { urls: started.map(({ url }) => url), stop }
}
