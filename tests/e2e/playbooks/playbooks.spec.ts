import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { siteBuildFolder } from '../../../cli/stack/builds.ts'
import { violationsOf } from '../../support/axe.ts'
import { expect, test } from '../../support/fixtures.ts'
import { codeField, enter, grantAccess, path, secrets, setCode, titles, toasts } from './playbooks-page.ts'

const code = 'TIDE-WEEK-2222'
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test.beforeAll(async ({ stack }) => setCode(stack, 2, code))

test.describe('access code form', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('keeps the playbooks out of every response, and the page out of caches and search engines', async ({
    stack,
  }) => {
    const { site } = stack.settings.urls
    const requests: [string, RequestInit?][] = [
      [path],
      [`${path}?week=1`],
      [`/fr${path}?week=3&result=sent`],
      [path, { headers: { rsc: '1' } }],
      [`${path}?_rsc=1`, { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
      [
        path,
        { headers: { cookie: 'playbook-access=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
      ],
      [path, { headers: { cookie: '__prerender_bypass=guess' } }],
      [path, { headers: { 'x-middleware-subrequest': 'middleware:middleware:middleware' } }],
      ['/sitemap.xml'],
      ['/api/dialogs/en-UK/playbook'],
    ]
    for (const [url, init] of requests) {
      const text = await (await fetch(site + url, init)).text()
      expect(
        secrets.filter((secret) => text.includes(secret)),
        url,
      ).toEqual([])
    }
    const scripts = join(stack.settings.root, 'web', siteBuildFolder(stack.settings), 'static')
    const files = readdirSync(scripts, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const { parentPath, name } of files) {
      const text = readFileSync(join(parentPath, name), 'utf8')
      expect(
        secrets.filter((secret) => text.includes(secret)),
        name,
      ).toEqual([])
    }
    const { headers, status } = await fetch(site + path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(await (await fetch(site + path)).text()).toContain('<meta name="robots" content="noindex"')
  })

  test('rejects a wrong code, and accepts the right one in any spelling, starting with its week', async ({
    page,
  }) => {
    await page.goto(`${path}?week=4`)
    await expect(page.getByText('comment on one or share it')).toBeVisible()
    const covers = page.getByRole('region', { name: 'What the codes open' }).getByRole('listitem')
    await expect(covers).toHaveText([
      'Week 1Team Updates, locked',
      'Week 2Meeting Automation, locked',
      'Week 3Sales Automation, locked',
      'Week 4Content Engine, locked',
      'Week 5AI Recruitment, locked',
    ])
    await enter(page, 'NOT-A-CODE-1')
    await expect(toasts(page).getByRole('alert')).toHaveText(
      /^Invalid Code\s*Please enter a valid weekly access code\./,
    )
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveValue('NOT-A-CODE-1')
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsOf(page, 'main')).toEqual([])
    await enter(page, ' tide week 2222 ')
    await expect(toasts(page).getByRole('status')).toHaveText(
      /^Access Granted!\s*You now have access to this week's playbook\./,
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const button = page.getByRole('button', { name: 'Send Me the Playbook' })
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(toasts(page)).toHaveAttribute('data-place', 'head')
    await expect(tab(page, 'Meeting Automation')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { level: 2, name: titles[1] })).toBeVisible()
    await expect(codeField(page)).toHaveCount(0)
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'playbook-access')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
    expect(cookie?.value).not.toContain('2222')
    await page.reload()
    await expect(tab(page, 'Meeting Automation')).toHaveAttribute('aria-selected', 'true')
  })

  test('rejects a cookie that was changed or issued for something else', async ({ page, context, stack }) => {
    await grantAccess(context, stack, code)
    const { site } = stack.settings.urls
    const jar = await context.cookies()
    const value = jar.find(({ name }) => name === 'playbook-access')?.value ?? ''
    const flipped = `${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`
    for (const forged of [flipped, value.slice(4), '']) {
      await context.clearCookies()
      await context.addCookies([{ name: 'playbook-access', value: forged, url: site }])
      await page.goto(path)
      await expect(codeField(page)).toBeVisible()
    }
    // What a browser without cookies sees after a right code.
    await page.goto(`${path}?result=accepted`)
    await expect(codeField(page)).toHaveAccessibleDescription(/^The playbooks are locked/)
    await context.addCookies([{ name: 'playbook-access', value, url: site }])
    await page.goto(path)
    await expect(codeField(page)).toHaveCount(0)
  })
})

test('an editor previews the playbooks without a code, starting with the content engine', async ({
  stack,
}) => {
  const { site, studio } = stack.settings.urls
  const secret = 'preview-of-the-playbooks'
  const document = { _id: 'drafts.preview-of-the-playbooks', _type: 'sanity.previewUrlSecret', secret }
  await stack.lakeClient.createOrReplace({
    ...document,
    source: 'tests',
    studioUrl: studio,
    userId: 'editor',
  })
  try {
    const query = new URLSearchParams({
      'sanity-preview-secret': secret,
      'sanity-preview-pathname': path,
    })
    const enabled = await fetch(`${site}/api/draft-mode/enable?${query}`, { redirect: 'manual' })
    const cookie = enabled.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const html = await (await fetch(site + path, { headers: { cookie } })).text()
    for (const title of titles) expect(html).toContain(title)
    expect(html).toMatch(/href="\?week=4" aria-current="page"/)
    expect(html).toContain('data-sanity')
  } finally {
    await stack.lakeClient.delete(document._id)
  }
})

test.describe('playbook tabs', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(({ context, stack }) => grantAccess(context, stack, code))

  test('work by keyboard, without accessibility violations', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('tab')).toHaveText([
      /^Week 1\s*Team Updates$/,
      /^Week 2\s*Meeting Automation$/,
      /^Week 3\s*Sales Automation$/,
      /^Week 4\s*Content Engine$/,
      /^Week 5\s*AI Recruitment$/,
    ])
    await tab(page, 'Meeting Automation').focus()
    await page.keyboard.press('End')
    await expect(tab(page, 'AI Recruitment')).toBeFocused()
    for (const [index, title] of titles.entries()) {
      await page.keyboard.press('ArrowRight')
      const selected = page.getByRole('tab', { selected: true })
      await expect(selected).toBeFocused()
      await expect(selected).toContainText(`Week ${index + 1}`)
      const panel = page.getByRole('tabpanel')
      await expect(panel).toHaveCount(1)
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(panel.getByRole('listitem')).toHaveCount(3)
    }
    expect(await violationsOf(page, 'main')).toEqual([])
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Content Engine')).toBeFocused()
  })

  test('fit the smallest screen, and work by touch', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await tab(page, 'Content Engine').click()
    await expect(page.getByRole('heading', { level: 2, name: titles[3] })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    for (const button of await page.getByRole('tab').all()) {
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await violationsOf(page)).toEqual([])
  })

  test('are in the language of their path', { tag: '@full' }, async ({ page }) => {
    await page.goto(`/fr${path}?week=4`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Semaine 4\s*Contenus$/)
    await expect(page.getByRole('main').locator('[lang=en-GB]')).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
  })

  test('rotate no testimonials with reduced motion', async ({ page }) => {
    await page.clock.install()
    await page.goto(path)
    const shown = page.getByRole('tabpanel').locator('blockquote:visible')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const first = await shown.textContent()
    await expect(page.getByRole('tabpanel').getByText('the people and firms here are invented')).toHaveCount(
      1,
    )
    await expect(page.getByRole('region', { name: 'What people who used it say' })).toHaveCount(1)
    await page.clock.runFor(9_000)
    await expect(shown).toHaveText(first ?? '')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(shown).not.toHaveText(first ?? '')
  })
})

test.describe('testimonials', () => {
  test.beforeEach(({ context, stack }) => grantAccess(context, stack, code))

  test('rotate every four seconds, and stop on hover, focus and pause', async ({ page }) => {
    await page.clock.install()
    await page.goto(path)
    const shown = page.getByRole('tabpanel').locator('figure:visible figcaption strong')
    const names = ['Anneke Terpstra', 'Lorenzo Galvani', 'Sinéad Colgan']
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    // From here on the clock is stopped; the first rotation shows the phase of its four seconds.
    await page.clock.pauseAt(Date.now() + 60_000)
    const before = (await shown.textContent()) ?? ''
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(shown).not.toHaveText(before, { timeout: 50 })
    }).toPass({ intervals: [10] })
    const turned = names.indexOf(before) + 1
    const after = (turns: number) => names[(turned + turns) % 3] ?? ''
    await expect(shown).toHaveText(after(0))
    await page.clock.runFor(3_800)
    await expect(shown).toHaveText(after(0))
    await page.clock.runFor(300)
    await expect(shown).toHaveText(after(1))
    await page.clock.runFor(4_000)
    await expect(shown).toHaveText(after(2))
    await page.clock.runFor(4_000)
    await expect(shown).toHaveText(after(3))
    // On hover.
    await page.getByRole('tabpanel').locator('blockquote:visible').hover()
    await page.clock.runFor(9_000)
    await expect(shown).toHaveText(after(3))
    await page.mouse.move(2, 2)
    await page.clock.runFor(4_100)
    await expect(shown).toHaveText(after(4))
    // With the focus in it, it still plays when requested.
    await page.getByRole('button', { name: 'Pause', exact: true }).focus()
    await page.clock.runFor(9_000)
    await expect(shown).toHaveText(after(4))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.clock.runFor(4_100)
    await expect(shown).toHaveText(after(5))
    // Changing the item pauses, and is announced.
    await page.getByRole('button', { name: 'Previous', exact: true }).press('Enter')
    await expect(shown).toHaveText(after(4))
    await expect(page.locator('[aria-live=polite] figure:visible')).toContainText(after(4))
    await page.getByRole('tab', { selected: true }).focus()
    await page.clock.runFor(9_000)
    await expect(shown).toHaveText(after(4))
  })
})

// Last, because afterwards this network has no attempts left.
test('rate-limits guessing, and still accepts the right code', async ({ page, stack }) => {
  const { site } = stack.settings.urls
  const guess = async (typed: string) => {
    const reply = await fetch(`${site}/api/forms/access-code`, {
      method: 'POST',
      headers: { accept: 'application/json', origin: site },
      body: new URLSearchParams({ code: typed }),
    })
    return (await reply.json()).result
  }
  const results = new Set<string>()
  for (let count = 0; count < 12; count += 1) results.add(await guess(`GUESS-CODE-${count}`))
  expect([...results].at(-1)).toBe('rate-limited')
  await page.goto(path)
  await codeField(page).fill('GUESS-CODE-X')
  await page.getByRole('button', { name: 'Open the playbooks' }).click()
  await expect(toasts(page).getByRole('alert')).toContainText('Too many attempts.')
  expect(await guess(code)).toBe('accepted')
  const elsewhere = await fetch(`${site}/api/forms/access-code`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ code }),
  })
  expect(elsewhere.status).toBe(403)
})
