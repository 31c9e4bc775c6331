import { startLake } from '../../local/stack/stack.ts'
import { expect, test } from '../fixtures.ts'
import { type SiteInstances, startSiteInstances } from '../site-instances.ts'
import { killService, type TestStack } from '../test-stack.ts'

const article = 'insight-sme-advantage'

let instances: SiteInstances
let title = ''
test.beforeAll(async ({ stack }) => {
  title = await stack.lakeClient.fetch<string>('*[_id == $article][0].title', { article })
  instances = await startSiteInstances(stack, 2)
})
test.afterAll(async ({ stack }) => {
  if (!stack.processes.child('lake')) await startLake(stack.settings, stack.processes)
  await stack.lakeClient.patch(article).set({ title }).commit()
  await instances.stop()
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
