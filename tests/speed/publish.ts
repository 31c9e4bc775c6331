import { startSiteInstances } from '../support/site-instances.ts'
import type { TestStack } from '../support/test-stack.ts'

const publishes = 30
const article = 'insight-sme-advantage'

/** Prints how long a published change takes to be public: on one instance, and on the last of three. */
export async function benchPublish(stack: TestStack): Promise<void> {
  await report(stack, [stack.settings.urls.site], 'Publish to visible')
  const instances = await startSiteInstances(stack, 2)
  try {
    const sites = [stack.settings.urls.site, ...instances.urls]
    await report(stack, sites, 'Publish to visible on all of three instances')
  } finally {
    await instances.stop()
  }
}

async function report(stack: TestStack, sites: string[], what: string): Promise<void> {
  const times: number[] = []
  for (let index = 1; index <= publishes; index++)
    times.push(await publishToVisible(stack, sites, `Published ${index} times on ${sites.length}`))
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)
  console.info(`${what}, ${publishes} publishes: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`)
}

/** Milliseconds from the publish action until every site shows the new title. */
export async function publishToVisible(
  { lakeClient }: TestStack,
  sites: string[],
  title: string,
): Promise<number> {
  const draftId = `drafts.${article}`
  const published = await lakeClient.getDocument(article)
  if (!published) throw new Error(`The starter content has no ${article}.`)
  await lakeClient.createOrReplace({ ...published, _id: draftId, title })
  const start = performance.now()
  await lakeClient.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: article })
  await Promise.all(sites.map((site) => untilShown(`${site}/insights/sme-advantage`, title, start)))
  return performance.now() - start
}

async function untilShown(url: string, title: string, start: number): Promise<void> {
  for (;;) {
    const html = await (await fetch(url)).text()
    if (html.includes(title)) return
    if (performance.now() - start > 90_000) throw new Error(`"${title}" did not appear within 90 seconds.`)
  }
}
