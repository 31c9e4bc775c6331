import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runSiteBuild, siteBuildFolder, siteProcessEnv } from '../../cli/stack/builds.ts'
import { startLake } from '../../cli/stack/stack.ts'
import { freePort } from '../../local/http/ports.ts'
import { endOf } from '../support/end-of.ts'
import { memoryOfProcess } from '../support/memory.ts'
import { killService, type TestStack } from '../support/test-stack.ts'
import { encodedResponse } from './encoded-response.ts'
import { addArticles, growthPath } from './many-articles.ts'
import { publishToVisible } from './publish.ts'

const sizes = [100, 1_000, 10_000]
const visited = 200

/** Prints how the site performs as the number of articles grows. Takes long, mostly for imports. */
export async function benchGrowth(stack: TestStack): Promise<void> {
  const columns = [
    'articles',
    'build s',
    'largest sitemap kB',
    'new page ms',
    'memory MB',
    'publish median ms',
    'worst ms',
  ]
  console.info(columns.join('\t'))
  let have = 0
  for (const articles of sizes) {
    // Without its webhook, since sixty thousand messages are not what is measured.
    await killService(stack, 'lake')
    await startLake(stack.settings, stack.processes, false)
    await addArticles(stack.lakeClient, have, articles)
    await killService(stack, 'lake')
    await startLake(stack.settings, stack.processes)
    have = articles
    console.info([articles, ...(await measure(stack, articles))].join('\t\t'))
  }
}

/** Builds the site in another folder next to the running one, starts it, and measures it. */
async function measure(stack: TestStack, articles: number): Promise<(string | number)[]> {
  const { settings, processes } = stack
  const web = join(settings.root, 'web')
  const folder = `${siteBuildFolder(settings)}-growth`
  const env = { ...siteProcessEnv(settings), SITE_BUILD_FOLDER: folder }
  rmSync(join(web, folder), { recursive: true, force: true })
  const start = performance.now()
  await runSiteBuild(settings, processes, env, 'growth-build')
  const buildSeconds = ((performance.now() - start) / 1_000).toFixed(0)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = [join(web, 'server/main.ts'), '-H', '127.0.0.1', '-p', String(port)]
  await processes.program('growth-site', program, { cwd: web, env, url })
  try {
    const sitemap = await largestSitemap(`${url}/sitemap.xml`)
    const begin = performance.now()
    const step = Math.max(1, Math.floor(articles / visited))
    for (let index = 0; index < articles; index += step) await encodedResponse(url + growthPath(index))
    const each = (performance.now() - begin) / Math.ceil(articles / step)
    const times: number[] = []
    for (let index = 0; index < 10; index++)
      times.push(await publishToVisible(stack, [url], `Among ${articles}, ${index}`))
    times.sort((a, b) => a - b)
    return [
      buildSeconds,
      (sitemap / 1_000).toFixed(1),
      each.toFixed(0),
      memoryOfProcess(processes.child('growth-site')?.pid),
      Math.round(times[5] ?? 0),
      Math.round(times.at(-1) ?? 0),
    ]
  } finally {
    await endOf(processes.child('growth-site'), 'SIGTERM')
    rmSync(join(web, folder), { recursive: true, force: true })
  }
}

/** The bytes of a sitemap as sent, or of the largest that it lists, requested one at a time, as crawlers do. */
async function largestSitemap(url: string): Promise<number> {
  const text = await (await fetch(url)).text()
  const named = text.includes('<sitemapindex') ? [...text.matchAll(/<loc>([^<]+)/g)] : []
  let largest = named.length > 0 ? 0 : (await encodedResponse(url)).body.length
  for (const [, part = ''] of named) {
    const { body } = await encodedResponse(new URL(url).origin + new URL(part).pathname)
    largest = Math.max(largest, body.length)
  }
  return largest
}
