import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '../support/fixtures.ts'
import { sized } from '../support/full-size.ts'
import { limit } from '../support/limit.ts'
import { randomFrom } from '../support/random.ts'
import { killService, type TestStack } from '../support/test-stack.ts'

// tests/contract/lake/lake-release-kill.test.ts has the same for what the lake stores.
const rounds = sized(200, 4)
const seed = Number(process.env.RELEASE_KILL_SEED ?? 1)
const random = randomFrom(seed)
/** Between scheduling and the scheduled time. */
const leadMilliseconds = limit(800)
const paths = ['/insights/sme-advantage', '/insights', '/feed.xml']

/** Schedules a release that names its round in the title of every English article. @returns its time. */
async function schedule({ lakeClient }: TestStack, ids: readonly string[], round: number): Promise<number> {
  const releaseId = `rkill${round}`
  await lakeClient.releases.create({ releaseId, metadata: { title: releaseId, releaseType: 'scheduled' } })
  const articles = await lakeClient.getDocuments([...ids])
  await lakeClient.action(
    articles.flatMap((article) => {
      if (!article) return []
      const { _id, _rev, _createdAt, _updatedAt, ...content } = article
      const document = { ...content, _id: `versions.${releaseId}.${_id}`, title: `Round ${round} of ${_id}` }
      return { actionType: 'sanity.action.document.version.create' as const, publishedId: _id, document }
    }),
  )
  const publishAt = Date.now() + leadMilliseconds
  await lakeClient.releases.schedule({ releaseId, publishAt: new Date(publishAt).toISOString() })
  return publishAt
}

/** The rounds that a page names. */
async function shown({ settings }: TestStack, path: string): Promise<string> {
  const reply = await fetch(settings.urls.site + path)
  expect(reply.status, path).toBe(200)
  return [...new Set([...(await reply.text()).matchAll(/Round (\d+) of/g)].map(([, round]) => round))].join(
    ' and ',
  )
}

test(`${rounds} kills of the lake, the site or both around the scheduled second, seed ${seed}`, async ({
  stack,
}) => {
  test.setTimeout(rounds * limit(60_000))
  const query = '*[_type == "insight" && language == "en-UK" && !(_id in path("drafts.**"))]'
  const before = await stack.lakeClient.fetch<{ _id: string; title: string }[]>(`${query}{ _id, title }`)
  const ids = before.map(({ _id }) => _id)
  let killedBefore = 0
  for (let round = 1; round <= rounds; round += 1) {
    const victims = [['lake'], ['site'], ['lake', 'site']][Math.floor(random() * 3)] ?? []
    const publishAt = await schedule(stack, ids, round)
    // Before the lake's transaction, around it, or while the site renews its pages.
    const offset = random() < 0.5 ? random() * 60 - 20 : random() * 1_000
    await wait(publishAt - Date.now() + (round % 4 === 1 ? -leadMilliseconds / 2 : offset))
    await Promise.all(victims.map((name) => killService(stack, name)))
    if (Date.now() < publishAt) killedBefore += 1
    for (const name of victims) await stack.restart(name)
    for (const path of paths) {
      const seen = new Set<string>()
      const visit = async () => {
        const rounds = await shown(stack, path)
        seen.add(rounds)
        return rounds
      }
      const message = `round ${round}, ${victims.join(' and ')}: ${path}`
      await expect.poll(visit, { timeout: limit(60_000), message }).toBe(`${round}`)
      // Never two rounds on one page, and none that is over.
      const allowed = round === 1 ? ['', '1'] : [`${round - 1}`, `${round}`]
      expect(
        [...seen].filter((rounds) => !allowed.includes(rounds)),
        message,
      ).toEqual([])
    }
  }
  console.info(`${rounds} kills, ${killedBefore} of them before the scheduled time.`)
  expect(killedBefore).toBeGreaterThan(0)
  const restored = before.reduce(
    (transaction, { _id, title }) => transaction.patch(_id, { set: { title } }),
    stack.lakeClient.transaction(),
  )
  await restored.commit()
})
