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
    .set({
      sections: sections.map((own) =>
        own._type === 'video' ? { ...own, kind: 'hosted', url, captionsLanguage: 'nl' } : own,
      ),
    })
    .commit()
  const policy = async () => (await page.request.get('/solutions')).headers()['content-security-policy']
  await expect.poll(policy).toContain('frame-src https://www.youtube-nocookie.com;')
  const html = await (await page.request.get('/solutions')).text()
  expect(html).toContain('"captionsLabel":"Nederlands","languageTag":"nl"')
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

test('a page with a video works in a browser that stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  // Another test may just have had a hosted video there.
  const html = async () => (await page.request.get('/solutions')).text()
  await expect.poll(html).toContain('href="/api/videos/')
  await page.goto('/solutions')
  await expect(page.locator('html[data-scripts=running]')).toBeAttached()
  await page.getByRole('link', { name: /Play the video/ }).click()
  await expect(page.locator('video')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a video in an article needs no script, and loads with its captions when played', async ({
    page,
    stack,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const captions = await stack.lakeClient.assets.upload(
      'file',
      Buffer.from('WEBVTT\n\n00:00.000 --> 00:09.000\nAn order comes in.\n'),
      // As from a computer that doesn't know the type.
      { filename: 'order.vtt', contentType: 'application/octet-stream' },
    )
    const article = '*[_type == "insight" && slug.current == "sme-advantage"][0]'
    const film = '*[_id == "page-solutions"][0].sections[_type == "video"][0]'
    const { id, body, file, poster } = await stack.lakeClient.fetch(
      `{ "id": ${article}._id, "body": ${article}.body, ...${film}{ file, poster } }`,
    )
    const video = {
      _type: 'uploadedVideo',
      _key: 'film',
      title: 'One order',
      file,
      poster,
      captions: { _type: 'file', asset: { _type: 'reference', _ref: captions._id } },
      captionsLanguage: 'en-UK',
    }
    await stack.lakeClient
      .patch(id)
      .set({ body: [video, ...body] })
      .commit()
    const html = async () => (await page.request.get('/insights/sme-advantage')).text()
    await expect.poll(html).toContain(captions._id)
    await page.goto('/insights/sme-advantage')
    const player = page.getByLabel('One order')
    const box = await player.boundingBox()
    const isOfVideo = (path: string) => path.startsWith('/api/videos/')
    await page.waitForLoadState('networkidle')
    expect(requested.filter(isOfVideo).filter((path) => path.endsWith('mp4'))).toEqual([])
    await player.focus()
    await page.keyboard.press('Space')
    await expect
      .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0)
    const cues = () => player.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length)
    await expect.poll(cues).toBe(1)
    expect(await player.boundingBox()).toMatchObject({ width: box?.width, height: box?.height })
    await stack.lakeClient.patch(id).set({ body }).commit()
  })
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
  await expect.poll(moves).toEqual(expect.arrayContaining(['share-grown', 'stage-drawn-across']))
})

test('an answer opens smoothly, and at once with reduced motion', async ({ page }) => {
  await page.goto('/services')
  const question = page.locator('#questions details').first()
  const height = () => question.evaluate((details) => details.getBoundingClientRect().height)
  /** The height right after opening or closing. */
  const toggle = (open: boolean) =>
    question.evaluate((details, isOpen) => {
      details.toggleAttribute('open', isOpen)
      return details.getBoundingClientRect().height
    }, open)
  const closed = await height()
  expect(await toggle(true)).toBeCloseTo(closed, 0)
  await expect.poll(height).toBeGreaterThan(closed + 40)
  // A transition that is running goes on when the preference changes.
  await question.evaluate((details) =>
    Promise.all(details.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await toggle(false)).toBeCloseTo(closed, 0)
  expect(await toggle(true)).toBeGreaterThan(closed + 40)
})

test('numbers count up once as they come into view, and stay put with reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  /** The texts that the number had since the page was loaded. */
  const watch = async () => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const number = page.locator('#problem-solution [data-count]').first()
    await number.evaluate((element) => {
      const texts: string[] = []
      Reflect.set(window, 'texts', texts)
      new MutationObserver(() => texts.push(element.textContent)).observe(element, {
        characterData: true,
        subtree: true,
      })
    })
    return number
  }
  const texts = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'texts'))
  const number = await watch()
  // A number that is in view before the code that counts has loaded stays as it is.
  const counting = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && (await response.text()).includes('[data-count]'),
  )
  await page.mouse.wheel(0, 10)
  await counting
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await number.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await texts()).at(-1)).toBe('82%')
  expect((await texts()).length).toBeGreaterThan(2)

  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch()
  scripts.length = 0
  await page.mouse.wheel(0, 10)
  await number.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await texts()).toEqual([])
  await expect(number).toHaveText('82%')
})
