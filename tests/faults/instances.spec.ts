import { startLake } from '../../local/stack/stack.ts'
import { expect, test } from '../support/fixtures.ts'
import { type LakeProxy, questionOf, startLakeProxy } from '../support/lake-proxy.ts'
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

// An instance that nobody visited renews no page by itself: what it asks is asked for the page that is visited, and nothing opened its
// circuit breaker before.
test('a page asks the lake each question once, though each fails', async ({ stack }) => {
  const { secrets } = stack.settings
  const [site] = instances.urls
  // What all pages share is stale, so that it is asked for as well.
  await stack.lakeClient.patch('ui-strings-en-UK').set({ touched: Date.now() }).commit()
  const reply = await fetch(`${site}/api/reconcile`, {
    headers: { authorization: `Bearer ${secrets.siteSecret}` },
  })
  expect(await reply.text()).toContain('uiStrings')
  const questions: string[] = []
  lake.answerWith(async (request, response) => {
    questions.push(await questionOf(request))
    response.writeHead(500).end('{"error":"broken"}')
  })
  expect((await fetch(`${site}/services/never-served`)).status).toBe(503)
  lake.answerWith(null)
  // Instances ask for revisions, and for what is published, in their own time.
  const ofPage = questions.filter((question) => !/sanity\.previewUrlSecret|\/data\/listen\//.test(question))
  expect(ofPage.filter((question) => question.includes('uiStrings'))).toHaveLength(1)
  expect(ofPage.filter((question, index) => ofPage.indexOf(question) < index)).toEqual([])
})

async function expectEverywhere({ settings }: TestStack, title: string): Promise<void> {
  for (const site of [settings.urls.site, ...instances.urls]) {
    const show = async () => (await fetch(`${site}/insights/sme-advantage`)).text()
    // Far less than the minute in which the second and the third look for what they missed.
    await expect.poll(show, { timeout: 20_000, message: site }).toContain(title)
  }
}

// The second and the third instance hear of no webhook: it knows one address.
test('each of three instances shows what is published, and what was while it could not hear of it', async ({
  stack,
}) => {
  test.setTimeout(120_000)
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
