import { expect, test } from '../support/fixtures.ts'

test('a video loads only when clicked, also a hosted one, after any navigation', async ({ page, stack }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
  )
  const play = page.getByRole('link', { name: /Play the video/ })
  const isOfVideo = (url: string) => /\/api\/videos\/|youtube/.test(url)
  await page.goto('/solutions')
  await expect(play).toHaveAttribute('href', /^\/api\/videos\/file-[0-9a-f]{40}-mp4$/)
  await page.waitForLoadState('networkidle')
  expect(requested.filter(isOfVideo)).toEqual([])
  await play.click()
  const film = page.locator('video')
  await expect(film).toBeFocused()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  const part = await page.request.get(await film.evaluate((video: HTMLVideoElement) => video.src), {
    headers: { range: 'bytes=10-19' },
  })
  expect([part.status(), (await part.body()).length]).toEqual([206, 10])
  expect(part.headers()['content-range']).toMatch(/^bytes 10-19\//)

  const before = await stack.lakeClient.getDocument('page-solutions')
  const sections: { _type: string }[] = before?.sections
  const url = 'https://youtu.be/a1B2-c3_D4e'
  await stack.lakeClient
    .patch('page-solutions')
    .set({ sections: sections.map((own) => (own._type === 'video' ? { ...own, kind: 'hosted', url } : own)) })
    .commit()
  const policy = async () => (await page.request.get('/solutions')).headers()['content-security-policy']
  await expect.poll(policy).toContain('frame-src https://www.youtube-nocookie.com;')
  expect((await page.request.get('/about')).headers()['content-security-policy']).toContain(
    "frame-src 'none'",
  )
  await page.goto('/about')
  await page.locator('footer').getByRole('link', { name: 'Solutions' }).click()
  await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a1B2-c3_D4e')
  expect(requested.filter((url) => url.includes('youtube'))).toEqual([])
  await play.click()
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('title', /\w/)
  await stack.lakeClient.patch('page-solutions').set({ sections }).commit()
})

test('no drawing is animated with reduced motion', async ({ page }) => {
  const moves = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((own) => (own instanceof CSSAnimation ? own.animationName : []))
        .filter((name) => name !== 'reading'),
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await moves()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moves).toEqual(expect.arrayContaining(['share-grown']))
})
