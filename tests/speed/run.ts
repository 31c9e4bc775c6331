/** `npm run bench`: how soon a published change is on the public page, and how quick the Studio is. Prints figures only. */
import { startTestStack, type TestStack } from '../test-stack.ts'
import { benchStudio } from './studio.ts'

const publishes = 30
const article = 'insight-sme-advantage'

const stack = await startTestStack()
try {
  const times: number[] = []
  for (let index = 1; index <= publishes; index++)
    times.push(await publishToVisible(stack, `Published ${index} times`))
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)
  console.info(
    `Publish to visible, ${publishes} publishes: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`,
  )
  await benchStudio(stack)
} finally {
  await stack.stop()
}

/** Milliseconds from the publish action to the first public answer that shows the new title. */
async function publishToVisible({ lakeClient, settings }: TestStack, title: string): Promise<number> {
  const draftId = `drafts.${article}`
  const published = await lakeClient.getDocument(article)
  if (!published) throw new Error(`The starter content has no ${article}.`)
  await lakeClient.createOrReplace({ ...published, _id: draftId, title })
  const start = performance.now()
  await lakeClient.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: article })
  for (;;) {
    const html = await (await fetch(`${settings.urls.site}/insights/sme-advantage`)).text()
    if (html.includes(title)) return performance.now() - start
    if (performance.now() - start > 30_000) throw new Error(`"${title}" did not appear within 30 seconds.`)
  }
}
