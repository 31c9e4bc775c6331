import type { Page } from '@playwright/test'
import { AnalyticsStandIn } from '../../support/analytics-stand-in.ts'
import { storedLeads } from '../../support/backend/database.ts'
import { expect, test } from '../../support/fixtures.ts'
import {
  accept,
  banner,
  expectAccessibleBanner,
  expectFairBanner,
  footerButton,
  reject,
  setAnalytics,
  unsetAnalytics,
} from './consent-banner.ts'

// Smooth scrolling would move the target of a click.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const visited = ['/', '/fr', '/about', '/assessment', '/careers', '/contact', '/services/growth-package']
let standIn: AnalyticsStandIn

test.beforeAll(async ({ stack }) => {
  standIn = await AnalyticsStandIn.start()
  await setAnalytics(stack, standIn.origin, visited)
})

test.afterAll(async ({ stack }) => {
  await unsetAnalytics(stack, visited)
  await standIn.stop()
})

test.beforeEach(() => {
  standIn.requests.length = 0
})

/** Sends its own request once the page is idle: everything that the page sent has arrived before. */
async function expectNothingSent(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
  )
  await page.evaluate((url) => fetch(url).then(() => {}), `${standIn.origin}/marker`)
  expect(standIn.requests.map(({ path }) => path)).toEqual(['/marker'])
  standIn.requests.length = 0
}

test('the buttons are equally prominent, and the banner covers a quarter of a phone', async ({ page }) => {
  for (const path of ['/', '/fr']) await expectFairBanner(page, path)
})

test('the banner has no accessibility violations and covers no focused element on the smallest phone', async ({
  page,
}) => {
  await expectAccessibleBanner(page, 320, 568)
})

test('nothing is loaded, sent or stored before a choice, whatever the visitor does', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page).toHaveTitle(/About/)
  await expect(banner(page)).toBeVisible()
  await expectNothingSent(page)
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
})

test('after accepting, views and events are sent with their fields, on every navigation and the next visit', async ({
  page,
}) => {
  const response = await page.goto('/?utm_source=post&email=ada%40example.org')
  const policy = response?.headers()['content-security-policy'] ?? ''
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(policy.split('; ').find((part) => part.startsWith(`${directive} `))).toContain(standIn.origin)
  expect(policy.split('; ').find((part) => part.startsWith('default-src'))).toBe("default-src 'self'")
  // A URL that identifies the reader is not reported, whatever the choice.
  await accept(page).click()
  await expect(banner(page)).toHaveCount(0)
  await expectNothingSent(page)

  await page.goto('/?utm_source=post&x=1')
  const site = new URL(page.url()).origin
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(1)
  expect(standIn.sent('/collect')[0]).toMatchObject({
    id: 'G-TEST1',
    event: 'page_view',
    page_title: await page.title(),
    page_location: `${site}/?utm_source=post`,
  })
  await expect.poll(() => standIn.sent('/network')).toEqual([{ pid: '4711', call: 'page' }])

  await page.locator('footer').getByRole('link', { name: 'Free AI readiness assessment' }).click()
  await expect(page).toHaveURL(/\/assessment$/)
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(2)
  expect(standIn.sent('/collect')[1]).toMatchObject({
    event: 'page_view',
    page_title: await page.title(),
    page_location: `${site}/assessment`,
  })
  const within = page.locator('#assessment')
  await within.getByRole('button', { name: 'Start Assessment' }).click()
  for (const _ of [1, 2, 3, 4]) {
    await within.getByRole('radio').nth(2).check()
    await within.locator('form:has(fieldset) button[type=submit]').click()
  }
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(4)
  // 3 + 3 + 2 + 3 of 16 points.
  expect(standIn.sent('/collect')[2]).toMatchObject({
    event: 'assessment_completed',
    score: '7',
    category: 'ready',
    engagement_time_msec: '300000',
  })
  expect(standIn.sent('/collect')[3]).toMatchObject({ event: 'conversion', conversion_type: 'assessment' })
  // The answers aren't in the URL, which the services' scripts read, and survive a reload all the same.
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await expect(within.getByRole('heading', { name: /7 out of 10/ })).toBeVisible()
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(5)
  await expect
    .poll(() => standIn.sent('/network'))
    .toContainEqual({ pid: '4711', call: 'track', conversion_id: '33' })

  await page.goto('/')
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(6)
  await page.getByRole('link', { name: 'Calculate your ROI' }).click()
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(7)
  expect(standIn.sent('/collect')[6]).toMatchObject({ event: 'button_click', button: 'Calculate your ROI' })
  await page.reload()
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(8)
  await expect(banner(page)).toHaveCount(0)
  // The number of results, and never what was searched, also not by the page that shows them.
  await page.keyboard.press('Control+k')
  const header = page.getByRole('banner')
  await header.getByRole('combobox').pressSequentially('growth pack')
  await expect(header.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=growth/)
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(9)
  expect(standIn.sent('/collect')[8]).toMatchObject({
    event: 'search',
    results: expect.stringMatching(/^[1-9]/),
  })
  // Nor by a page that was measured, if the visitor goes back from there.
  await page.locator('main').getByRole('link', { name: 'AI Growth Package' }).first().click()
  await expect(page.locator('html[data-measured]')).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?q=growth/)
  await expect(page.locator('html[data-scripts=running]:not([data-measured])')).toBeAttached()
  expect(JSON.stringify(standIn.requests)).not.toMatch(/ada|growth[ +%]/)
})

test('a request tells how the visit began only after accepting, and withdrawing consent forgets it', async ({
  page,
  stack,
}) => {
  const book = async (email: string) => {
    await page.goto('/contact')
    await page.getByLabel('Your name').fill('Ada Example')
    await page.getByLabel('Work email').fill(email)
    await page.getByLabel('Company').fill(`Firm of ${email}`)
    await page.getByRole('button', { name: 'Book my consultation' }).click()
    await expect(page.getByRole('heading', { name: /We’ve got your request/ })).toBeVisible()
    const [lead] = await storedLeads(stack, email)
    return lead?.origin
  }
  const onPage = { page: '/contact', form: 'consultation', button: 'page' }
  await page.goto('/about?utm_source=post&utm_campaign=autumn&email=private', {
    referer: 'https://social.example/feed?user=ada',
  })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.goto('/about?utm_source=post&utm_campaign=autumn', {
    referer: 'https://social.example/feed?user=ada',
  })
  await accept(page).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit-origin'))).not.toBeNull()
  expect(await book('origin-consent@mill.example')).toEqual({
    ...onPage,
    landingPage: '/about',
    utmSource: 'post',
    utmCampaign: 'autumn',
    referrer: 'https://social.example/feed',
  })
  await footerButton(page).click()
  await reject(page).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await book('origin-withdrawn@mill.example')).toEqual(onPage)
})

test('after rejecting, nothing is sent on this page and the next visit', async ({ page }) => {
  await page.goto('/')
  await reject(page).click()
  await expect(banner(page)).toHaveCount(0)
  await page.locator('footer').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.reload()
  await expect(page.locator('html[data-scripts=running]')).toBeAttached()
  await expect(banner(page)).toHaveCount(0)
  await expectNothingSent(page)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('the browser’s privacy signal is a no: nothing is asked or sent, and an earlier consent ends', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await accept(page).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga')
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/careers')
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  standIn.requests.length = 0
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.consent-banner')).toHaveCount(0)
  await expectNothingSent(page)
  // Who wants to can still agree.
  await footerButton(page).click()
  await accept(page).click()
  await expect.poll(() => standIn.requests.length).toBeGreaterThan(0)
})

test('the footer reopens the banner; withdrawing consent stops measuring and deletes the cookies', async ({
  page,
}) => {
  await page.goto('/about')
  await accept(page).click()
  await expect.poll(() => standIn.sent('/collect')).toHaveLength(1)
  expect(await page.evaluate(() => document.cookie)).toContain('_ga=')
  await footerButton(page).click()
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await expect(banner(page)).toContainText('Cookies accepted.')
  // Making the same choice again returns the focus.
  await accept(page).click()
  await expect(footerButton(page)).toBeFocused()
  const other = await page.context().newPage()
  await other.goto('/careers')
  await expect(other.locator('html[data-measured]')).toBeAttached()
  await page.bringToFront()
  await footerButton(page).click()
  const reloaded = page.waitForEvent('load')
  await reject(page).click()
  await reloaded
  // Another tab also stops.
  await expect(other.locator('html[data-scripts=running]:not([data-measured])')).toBeAttached()
  standIn.requests.length = 0
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page).toHaveTitle(/Careers/)
  await expectNothingSent(page)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await footerButton(page).click()
  await expect(banner(page)).toContainText('Cookies rejected.')
})
