import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { firstLoadScript, heaviestPages, scriptBudget } from '../support/script-budget.ts'
import { untilServed } from '../support/until-served.ts'

test('every page has the security headers, and hashes of the scripts that may run', async ({ stack }) => {
  for (const path of ['/', '/fr/contact', '/insights/sme-advantage', '/no-such-page', '/contact/received']) {
    const { headers } = await fetch(stack.settings.urls.site + path)
    expect.soft(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8};/)
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect.soft(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect.soft(headers.get('permissions-policy'), path).toContain('camera=()')
    expect.soft(headers.get('x-powered-by'), path).toBeNull()
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
    )
    expect.soft(policy['default-src'], path).toEqual(["'self'"])
    expect.soft(policy['object-src'], path).toEqual(["'none'"])
    expect.soft(policy['style-src'], path).toEqual(["'self'"])
    expect.soft(policy['frame-ancestors'], path).toEqual(["'self'", stack.settings.urls.studio])
    expect.soft(policy['script-src']?.[0], path).toBe("'self'")
    expect.soft(policy['script-src']?.length, path).toBeGreaterThan(1)
    for (const source of policy['script-src']?.slice(1) ?? []) expect.soft(source, path).toMatch(/^'sha256-/)
    // A proxy keeps response headers in one page of memory, 4 KB by default in nginx.
    const size = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
    expect.soft(size, `${path}: bytes of headers`).toBeLessThan(2_048)
  }
})

test('the RSC payload doesn’t repeat the HTML, and content is there again after another page', async ({
  page,
  stack,
}) => {
  const html = await (await fetch(`${stack.settings.urls.site}/about`)).text()
  const heading = /<h1[^>]*>([^<]{12,})/.exec(html)?.[1] ?? ''
  // React itself is compiled while it downloads.
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(
    ([, src]) => stack.settings.urls.site + src,
  )
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()))
  const hinted = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(hinted.join().length).toBeGreaterThan(200_000)
  expect(html.split(heading).length, heading).toBe(2)
  const repeated = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .join('')
  expect(repeated.length).toBeLessThan(html.length * 0.6)

  const text = () => page.locator('main').innerText()
  await page.goto('/about')
  const before = await text()
  await page.locator('footer a[href="/careers"]').first().click()
  await expect(page).toHaveURL(/\/careers$/)
  expect(await text()).not.toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(text).toBe(before)
})

test('requests that no page can handle are rejected without rendering', async ({ stack }) => {
  const statusOf = async (path: string) => (await fetch(stack.settings.urls.site + path)).status
  expect(await statusOf(`/?${'a&'.repeat(8_000)}`)).toBe(414)
  for (const path of ['/%', '/%zz', '/fr/%E0%A4%A', '/insights/a%00b'])
    expect(await statusOf(path), path).toBe(400)
  // Next.js's own image route would fetch and store what anybody asks for.
  expect(await statusOf('/_next/image?url=%2Fapi%2Freconcile&w=640&q=75')).toBe(404)
  const garbage = { headers: { rsc: '1', 'next-router-state-tree': 'garbage' } }
  expect((await fetch(`${stack.settings.urls.site}/contact/retry`, garbage)).status).toBe(400)
  for (const path of ['/%25', '/100%25', '/insights/50%25-off', '/fr/%2525']) {
    const reply = await fetch(stack.settings.urls.site + path)
    expect(reply.status, path).toBe(404)
    expect(await reply.text(), path).toContain('</footer>')
  }
})

test('a photograph is sent as AVIF to browsers that accept it, in the widths of the site only', async ({
  stack,
}) => {
  const { site } = stack.settings.urls
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photograph = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888', noise } })
  const asset = await stack.lakeClient.assets.upload('image', await photograph.jpeg().toBuffer())
  try {
    const get = (search: string, accept: string) =>
      fetch(`${site}/api/images/${asset._id}?${search}`, { headers: { accept } })
    await untilServed(`${site}/api/images/${asset._id}?w=320`)
    const modern = await get('w=640', 'image/avif,image/webp,*/*')
    expect(modern.headers.get('content-type')).toBe('image/avif')
    expect(modern.headers.get('vary')).toMatch(/accept/i)
    const { width, height } = await sharp(Buffer.from(await modern.arrayBuffer())).metadata()
    expect({ width, height }).toEqual({ width: 640, height: 360 })
    expect((await get('w=640', 'image/webp,*/*')).headers.get('content-type')).toBe('image/webp')
    expect((await get('w=640', '*/*')).headers.get('content-type')).toBe('image/jpeg')
    expect((await get('w=641', '*/*')).status).toBe(404)
  } finally {
    await stack.lakeClient.delete(asset._id)
  }
})

test.describe('if the code of a page throws', () => {
  test.use({ expectedErrors: /.*/ })

  test('the error screen says so, and links to the home page', async ({ page }) => {
    // Removes what the calculator formats its figures with.
    await page.addInitScript(() => {
      const { NumberFormat } = Intl
      Object.assign(Intl, { NumberFormat: null })
      addEventListener('mended', () => Object.assign(Intl, { NumberFormat }))
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    await page.evaluate(() => dispatchEvent(new Event('mended')))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('h1')).toContainText('Hours Weekly')
  })
})

test('the scripts of the heaviest pages are within their budget', async ({ page }) => {
  for (const path of heaviestPages) {
    // Once its scripts run, those of its forms have loaded, too.
    await page.goto(path)
    const budget = path === '/' ? scriptBudget.home : scriptBudget.elsewhere
    expect.soft(await firstLoadScript(page), path).toBeLessThanOrEqual(budget)
  }
})
