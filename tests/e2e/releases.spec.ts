import { randomUUID } from 'node:crypto'
import type { ReleaseDocument } from '@sanity/client'
import { expect, test } from '../support/fixtures.ts'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'

const article = 'insight-sme-advantage'

/** Public places that show the articles' titles. */
const places = (slug: string) => [
  '/insights/sme-advantage',
  `/insights/${slug}`,
  '/resources',
  '/feed.xml',
  '/sitemap.xml',
  `/search?q=${slug}`,
]

async function publicText(site: string, path: string): Promise<string> {
  const reply = await fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(limit(20_000)) })
  const text = (await reply.text()).replaceAll(/<\/?mark[^>]*>/g, '')
  // The search page and the page of an unknown URL repeat what was requested.
  return text.replaceAll(new RegExp(`${path.split(/[/=]/).at(-1)}\\b(?!-title)`, 'g'), '')
}

/** A release with a changed article and a new one, whose titles contain a word that nothing else does. */
async function createRelease({ lakeClient }: TestStack) {
  const word = `q${randomUUID().replaceAll('-', '').slice(0, 10)}`
  const before = await lakeClient.getDocument(article)
  if (!before) throw new Error('The starter content lacks the article.')
  await lakeClient.releases.create({
    releaseId: word,
    metadata: { title: `Launch ${word}`, releaseType: 'scheduled' },
  })
  const title = `${word}-title`
  const create = (publishedId: string, slug: string) =>
    lakeClient.createVersion({
      publishedId,
      releaseId: word,
      document: {
        ...before,
        _id: `versions.${word}.${publishedId}`,
        title,
        slug: { _type: 'slug', current: slug },
        seo: { ...before.seo, title },
      },
    })
  await create(article, 'sme-advantage')
  await create(`insight-${word}`, word)
  const cleanUp = async () => {
    await lakeClient
      .transaction()
      .createOrReplace(before)
      .delete(`insight-${word}`)
      .commit({ returnDocuments: false })
  }
  return { word, title, cleanUp }
}

test('before its time nothing of a release is public; then all of it is', async ({ stack }) => {
  const { site } = stack.settings.urls
  const { word, title, cleanUp } = await createRelease(stack)
  const schedule = async (publishAt: number) =>
    stack.lakeClient.releases.schedule({ releaseId: word, publishAt: new Date(publishAt).toISOString() })
  await schedule(Date.now() + limit(90_000))
  const texts = () => Promise.all(places(word).map((path) => publicText(site, path)))
  const shown = async () =>
    (await texts()).map((text, index) => text.includes(index === 4 ? `/insights/${word}` : title))
  expect(await shown()).toEqual(places(word).map(() => false))
  const publishAt = Date.now() + 1_000
  await schedule(publishAt)
  await expect.poll(shown, { timeout: limit(90_000) }).toEqual(places(word).map(() => true))
  const release = await stack.lakeClient.getDocument<ReleaseDocument>(`_.releases.${word}`)
  expect(Date.parse(release?.publishedAt ?? '')).toBeGreaterThanOrEqual(publishAt)
  await cleanUp()
})

test('an editor’s preview shows the release that the Studio selects, names it, and can switch', async ({
  page,
  stack,
}) => {
  const { site, studio } = stack.settings.urls
  const { word, title } = await createRelease(stack)
  const secret = { _id: 'drafts.preview-of-a-release', _type: 'sanity.previewUrlSecret', secret: word }
  await stack.lakeClient.createOrReplace({ ...secret, source: 'tests', studioUrl: studio, userId: 'editor' })
  const query = new URLSearchParams({
    'sanity-preview-secret': word,
    'sanity-preview-pathname': '/insights/sme-advantage',
    'sanity-preview-perspective': `${word},drafts`,
  })
  const opened = await fetch(`${site}/api/draft-mode/enable?${query}`, { redirect: 'manual' })
  const cookie = opened.headers
    .getSetCookie()
    .filter((line) => !/max-age=0|1970/i.test(line))
    .map((line) => line.split(';')[0])
    .join('; ')
  const preview = async (path: string, more = '') =>
    (await fetch(site + path, { headers: { cookie: cookie + more } })).text()
  expect(await preview('/insights/sme-advantage')).toContain(title)
  // A document that exists in the release only.
  expect(await preview(`/insights/${word}`)).toContain(title)
  // What the editor selected later wins, and nothing of it reaches a visitor.
  expect(await preview('/insights/sme-advantage', '; preview-perspective=drafts')).not.toContain(title)
  expect(await publicText(site, '/insights/sme-advantage')).not.toContain(title)
  // In a window of its own.
  await page.goto(`${site}/api/draft-mode/enable?${query}`)
  const version = page.getByRole('combobox', { name: 'Version shown' })
  const selected = version.locator('option:checked')
  await expect(selected).toHaveText(`Launch ${word}`)
  await expect(page.getByRole('main')).toContainText(title)
  await version.selectOption('Drafts')
  await expect(page.getByRole('main')).not.toContainText(title)
  await expect(selected).toHaveText('Drafts')
  await version.selectOption(`Launch ${word}`)
  await expect(page.getByRole('main')).toContainText(title)
  await stack.lakeClient.delete(secret._id)
  await stack.lakeClient.releases.archive({ releaseId: word })
})
