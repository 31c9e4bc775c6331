import { expect, test } from '../../support/fixtures.ts'
import { limit } from '../../support/limit.ts'
import { nodesOf, ofType } from '../seo/structured-data.ts'
import { reloadUntil, rows, section } from './resources-page.ts'

const id = 'webinar-choosing-tools-you-can-walk-away-from'
const title = 'Choosing Tools You Can Walk Away From'
const slug = { _type: 'slug', current: 'choosing-tools' }

test('a webinar that gets a recording is watched from the list, on its page, with and without JavaScript', {
  tag: '@full',
}, async ({ page, browser, stack: { lakeClient, settings } }) => {
  const { site } = settings.urls
  const captions = await lakeClient.assets.upload(
    'file',
    Buffer.from('WEBVTT\n\n00:00.000 --> 00:09.000\nRead the contract first.\n'),
    { filename: 'tools.vtt' },
  )
  const { file, poster } = await lakeClient.fetch(
    '*[_id == "page-solutions"][0].sections[_type == "video"][0]{ file, poster }',
  )
  const recording = {
    file,
    poster,
    captions: { _type: 'file', asset: { _type: 'reference', _ref: captions._id } },
    captionsLanguage: 'en-UK',
  }
  const row = section(page, 'webinars').getByRole('listitem').filter({ hasText: title })
  await page.goto('/resources')
  await expect(row).toContainText('Coming Soon')
  await expect(row.getByRole('button', { name: 'Watch Now' })).toBeDisabled()
  try {
    const { _rev } = await lakeClient.patch(id).set({ recording, slug, recordedOn: '2026-11-12' }).commit()
    const live = `/api/live?id=${id}&rev=${_rev}&path=/webinars/choosing-tools`
    const isLive = async () => (await page.request.get(live)).json()
    await expect.poll(isLive, { timeout: limit(20_000) }).toEqual({ live: true })
    const watch = row.getByRole('link', { name: 'Watch Now' })
    await reloadUntil(page, () => watch.isVisible())
    await expect(row).not.toContainText('Coming Soon')
    await expect(rows(page, 'webinars')).toHaveCount(3)
    await watch.click()
    await expect(page).toHaveURL(`${site}/webinars/choosing-tools`)
    await expect(page.locator('h1')).toHaveText(title)
    const player = page.locator('video')
    // The navigation that has just ended may still move the focus, and a key that misses the player does nothing.
    await expect(async () => {
      if (await player.evaluate((video: HTMLVideoElement) => video.paused)) await player.press('Space')
      expect(await player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    }).toPass({ timeout: limit(40_000) })
    await page.reload()
    const nodes = nodesOf(await page.locator('script[type="application/ld+json"]').allTextContents())
    expect(ofType(nodes, 'VideoObject')).toEqual([
      expect.objectContaining({ name: title, uploadDate: '2026-11-12T00:00:00Z', duration: 'PT30M' }),
    ])
    const sitemap = async () => (await page.request.get('/sitemap.xml')).text()
    await expect.poll(sitemap, { timeout: limit(20_000) }).toContain(`${site}/webinars/choosing-tools<`)
    const found = async () => (await page.request.get('/search?q=choosing+tools')).text()
    await expect.poll(found, { timeout: limit(20_000) }).toContain('href="/webinars/choosing-tools"')
    await page.getByRole('link', { name: 'All webinars' }).click()
    await expect(page).toHaveURL(`${site}/resources#webinars`)

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const reader = await plain.newPage()
    await reader.goto('/fr/ressources')
    const french = section(reader, 'webinars').getByRole('link', { name: 'Regarder' })
    await reloadUntil(reader, () => french.isVisible())
    await french.click()
    await expect(reader).toHaveURL(`${site}/fr/webinaires/choosing-tools`)
    await expect(reader.locator('video')).toHaveAttribute('src', /^\/api\/videos\/file-/)
    await plain.close()
  } finally {
    await lakeClient.patch(id).unset(['recording', 'recordedOn']).commit()
  }
  await page.goto('/resources')
  await reloadUntil(page, () => row.getByText('Coming Soon').isVisible())
  // Links to the page, which was on the site, lead to the list.
  for (const [path, list] of [
    ['/webinars/choosing-tools', '/resources'],
    ['/fr/webinaires/choosing-tools', '/fr/ressources'],
  ] as const) {
    const target = async () => new URL((await page.request.get(path)).url()).pathname
    await expect.poll(target, { timeout: limit(20_000) }).toBe(list)
  }
  await lakeClient.patch(id).unset(['slug']).commit()
})
