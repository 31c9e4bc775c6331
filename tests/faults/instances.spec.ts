import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { siteProcessEnv } from '../../cli/stack/builds.ts'
import { startLake } from '../../cli/stack/stack.ts'
import { expect, test } from '../support/fixtures.ts'
import { type LakeProxy, queryOf, startLakeProxy } from '../support/lake-proxy.ts'
import { limit } from '../support/limit.ts'
import { type SiteInstances, startSiteInstances } from '../support/site-instances.ts'
import { killService, type TestStack } from '../support/test-stack.ts'

const article = 'insight-sme-advantage'

let instances: SiteInstances
let lake: LakeProxy
let title = ''
test.beforeAll(async ({ stack }) => {
  title = await stack.lakeClient.fetch<string>('*[_id == $article][0].title', { article })
  lake = await startLakeProxy(stack.settings.urls.lake)
  instances = await startSiteInstances(stack, 2, lake.url)
})
test.afterAll(async ({ stack }) => {
  if (!stack.processes.child('lake')) await startLake(stack.settings, stack.processes)
  await stack.lakeClient.patch(article).set({ title }).commit()
  await instances.stop()
  await lake.close()
})

// An instance without visitors renews no page by itself, so only the visited page sends queries, and no circuit
// breaker is open yet.
test('a page sends each query once, even if all fail', async ({ stack }) => {
  const { secrets } = stack.settings
  const [site] = instances.urls
  // What all pages share is stale, so it is queried too.
  await stack.lakeClient.patch('ui-strings-en-UK').set({ touched: Date.now() }).commit()
  const reconcileResponse = await fetch(`${site}/api/reconcile`, {
    headers: { authorization: `Bearer ${secrets.siteSecret}` },
  })
  expect(await reconcileResponse.text()).toContain('uiStrings')
  const queries: string[] = []
  lake.respondWith(async (request, response) => {
    queries.push(await queryOf(request))
    response.writeHead(500).end('{"error":"broken"}')
  })
  expect((await fetch(`${site}/services/never-served`)).status).toBe(503)
  lake.respondWith(null)
  // Instances query revisions and preview secrets on their own schedule.
  const ofPage = queries.filter((query) => !/sanity\.previewUrlSecret|\/data\/listen\//.test(query))
  expect(ofPage.filter((query) => query.includes('uiStrings'))).toHaveLength(1)
  // The search index of a new instance may still be reading, and reads the settings for itself.
  const repeated = ofPage.filter((query, index) => ofPage.indexOf(query) < index)
  expect(repeated.filter((query) => !query.includes('_type+==+"siteSettings"'))).toEqual([])
})

async function expectEverywhere({ settings }: TestStack, title: string): Promise<void> {
  for (const site of [settings.urls.site, ...instances.urls]) {
    const show = async () => (await fetch(`${site}/insights/sme-advantage`)).text()
    // Far less than the minute after which the second and third look for missed changes.
    await expect.poll(show, { timeout: limit(60_000), message: site }).toContain(title)
    const search = new URLSearchParams({ locale: 'en-UK', q: `"${title}"` })
    const countHits = async () => (await (await fetch(`${site}/api/search?${search}`)).json()).count
    await expect.poll(countHits, { timeout: limit(60_000), message: `${site} finds “${title}”` }).toBe(1)
  }
}

test('a page shows all of a release or nothing of it, even if one of its queries fails', async ({
  stack,
}) => {
  const { lakeClient } = stack
  const [site] = instances.urls
  const articles = '*[_type == "insight" && language == "en-UK" && !(_id in path("drafts.**"))]{_id, title}'
  const before = await lakeClient.fetch<{ _id: string; title: string }[]>(articles)
  const publish = (titleOf: (index: number) => string) =>
    before
      .reduce(
        (transaction, { _id }, index) => transaction.patch(_id, { set: { title: titleOf(index) } }),
        lakeClient.transaction(),
      )
      .commit()
  const shown = async () => {
    const html = await (await fetch(`${site}/insights/sme-advantage`)).text()
    return [...new Set([...html.matchAll(/(Old|New) title \d/g)].map(([, which]) => which))].join(' and ')
  }
  await publish((index) => `Old title ${index}`)
  await expect.poll(shown, { timeout: limit(60_000) }).toBe('Old')
  let failures = 0
  const fail: RequestListener = (_request, response) => {
    failures += 1
    response.writeHead(500).end('{"error":"broken"}')
  }
  lake.respondWith(fail, (url) => url.includes('order(publishedAt') || url.includes('order(publishedAt+desc'))
  await publish((index) => `New title ${index}`)
  const seen = new Set<string>()
  const visit = async () => seen.add(await shown())
  await expect.poll(async () => (await visit()) && failures, { timeout: limit(60_000) }).toBeGreaterThan(6)
  expect([...seen]).toEqual(['Old'])
  lake.respondWith(null)
  await expect.poll(async () => (await visit()).has('New'), { timeout: limit(60_000) }).toBe(true)
  expect([...seen]).toEqual(['Old', 'New'])
  await publish((index) => before[index]?.title ?? '')
})

// The second and third instance get no webhook: it has only one URL.
test('each of three instances shows and finds what is published, including during its outage', async ({
  stack,
}) => {
  test.setTimeout(limit(360_000))
  await stack.lakeClient.patch(article).set({ title: 'Heard by all three' }).commit()
  await expectEverywhere(stack, 'Heard by all three')
  await killService(stack, 'lake')
  for (const site of instances.urls) expect((await fetch(`${site}/insights/sme-advantage`)).status).toBe(200)
  await startLake(stack.settings, stack.processes, false)
  await stack.lakeClient.patch(article).set({ title: 'Published as they came back' }).commit()
  await expectEverywhere(stack, 'Published as they came back')
  await stack.lakeClient.patch(article).set({ title: 'And they listen again' }).commit()
  await expectEverywhere(stack, 'And they listen again')
  await killService(stack, 'lake')
  await startLake(stack.settings, stack.processes)
})

test('a site whose port is taken ends, and the one that has it keeps serving', async ({ stack }) => {
  const { settings, processes } = stack
  const web = join(settings.root, 'web')
  const program = [join(web, 'server/main.ts'), '-H', '127.0.0.1', '-p', String(settings.ports.site)]
  const env = { ...siteProcessEnv(settings), METRICS_PORT: '0' }
  const second = processes.run('second-site', program, { cwd: web, env })
  await expect(second).rejects.toThrow("The site can't listen on")
  expect((await fetch(`${settings.urls.site}/api/ready`)).status).toBe(200)
})
