import { startLake } from '../../../cli/stack/stack.ts'
import { expect, test } from '../../support/fixtures.ts'
import { limit } from '../../support/limit.ts'
import { killService } from '../../support/test-stack.ts'
import { get, readFeed, readHead, readSitemap } from './read-documents.ts'

test.describe('a content change', { tag: '@full' }, () => {
  const article = 'insight-sme-advantage'

  test('reaches sitemap, feed and share image, whose last versions outlive the content lake', async ({
    page,
    stack,
  }) => {
    const { site } = stack.settings.urls
    const before = await stack.lakeClient.getDocument(article)
    const loc = `${site}/insights/sme-advantage`
    const currentUrl = async () => (await readHead(page, (await get(loc)).text)).shared['og:image'] ?? 'none'
    const currentImage = async () =>
      Buffer.from(await (await fetch(await currentUrl())).arrayBuffer()).toString('base64')
    const old = await currentImage()
    const seo = { ...before?.seo, title: 'Small & early' }
    const { _rev, _updatedAt } = await stack.lakeClient
      .patch(article)
      .set({ title: 'Small & early', seo })
      .commit()
    const lastmod = async () =>
      (await readSitemap(page, (await get(`${site}/sitemap.xml`)).text)).find((url) => url.loc === loc)
        ?.lastmod
    const titles = async () =>
      (await readFeed(page, (await get(`${site}/feed.xml`)).text)).items.map(({ title }) => title)
    await expect.poll(lastmod).toBe(_updatedAt)
    await expect.poll(titles).toContain('Small & early')
    await expect.poll(currentUrl).toContain(encodeURIComponent(_rev))
    // The first request gets the new one: networks keep for long what they get.
    const fresh = await currentImage()
    expect(fresh).not.toBe(old)

    const neverRequested = `${site}/api/og-images/insight/en-UK/never-requested-before`
    await killService(stack, 'lake')
    try {
      for (let round = 0; round < 2; round++) {
        expect(await lastmod()).toBe(_updatedAt)
        expect(await titles()).toContain('Small & early')
        expect(await currentImage()).toBe(fresh)
      }
      expect((await get(neverRequested)).status).toBe(503)
    } finally {
      await startLake(stack.settings, stack.processes)
    }
    await expect.poll(async () => (await get(neverRequested)).status, { timeout: limit(60_000) }).toBe(404)
    await stack.lakeClient.patch(article).set({ title: before?.title, seo: before?.seo }).commit()
    await expect.poll(titles).toContain(before?.title)
  })
})
