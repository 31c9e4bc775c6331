import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { launchFirefox, stackTest } from '../support/fixtures.ts'
import { mailsAbout, mailsTo } from '../support/inbox.ts'
import { limit } from '../support/limit.ts'

/** Forms reject input that is faster than a person's, by this clock. */
function speedUpClock() {
  const now = performance.now.bind(performance)
  performance.now = () => now() * 20
}

/** A test in a stock Firefox, which fails on any error in its console. */
const test = stackTest.extend<{ tab: Page }>({
  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext()
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.setViewport({ width: 1280, height: 800 })
    page.setDefaultTimeout(limit(45_000))
    await page.evaluateOnNewDocument(speedUpClock)
    await use(page)
    await context.close()
    expect(errors, 'console errors').toEqual([])
  },
})

const byRole = (role: string, name: string) => `::-p-aria([role="${role}"][name="${name}"])`
const press = (page: Page, role: string, name: string) => page.locator(byRole(role, name)).click()
const fill = (page: Page, name: string, value: string) => page.locator(`main form [name=${name}]`).fill(value)
const text = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')
const open = async (page: Page, url: string) => {
  await page.goto(url)
  await page.waitForSelector('html[data-scripts=running]')
}

test('a visitor opens a menu, goes to a package and switches to French', { tag: '@smoke' }, async ({
  tab: page,
  stack,
}) => {
  await open(page, stack.settings.urls.site)
  await press(page, 'button', 'Services')
  await page.locator('header a[href="/services/growth-package"]').click()
  await page.waitForFunction(() => location.pathname === '/services/growth-package')
  await expect.poll(() => text(page, 'h1')).toContain('Growth')
  const menu = await page.$eval('header a[hreflang=fr]', (link) => link.closest('[popover]')?.id)
  await page.locator(`header button[popovertarget="${menu}"]`).click()
  await page.locator('header a[hreflang=fr]').click()
  await page.waitForFunction(() => document.documentElement.lang === 'fr')
  await expect.poll(() => page.url()).toContain('/fr/services/')
})

test('a request for a consultation is stored and mailed', { tag: '@smoke' }, async ({ tab: page, stack }) => {
  const email = 'ada@firefox.example'
  await open(page, `${stack.settings.urls.site}/contact`)
  await fill(page, 'name', 'Ada Example')
  await fill(page, 'email', email)
  await fill(page, 'company', 'Millwright')
  await press(page, 'button', 'Book my consultation')
  await expect.poll(() => text(page, 'main')).toContain('We’ve got your request')
  await expect.poll(() => mailsAbout(stack, email)).toBe(1)
})

test('the newsletter dialog opens over the page and takes a sign-up', async ({ tab: page, stack }) => {
  const email = 'grace@firefox.example'
  await open(page, `${stack.settings.urls.site}/about`)
  await page.locator('footer a[data-dialog=newsletter]').click()
  await page.waitForSelector('dialog[open]')
  await page.locator('dialog[open] input[type=email]').fill(email)
  await page.locator('dialog[open] form[method=post] button[type=submit]').click()
  await expect.poll(() => text(page, 'body')).toContain('Successfully subscribed!')
  await expect.poll(() => mailsTo(stack, email)).toHaveLength(1)
})

test('the assessment leads to a score', async ({ tab: page, stack }) => {
  await open(page, `${stack.settings.urls.site}/assessment`)
  await press(page, 'button', 'Start Assessment')
  for (const number of [1, 2, 3, 4]) {
    await expect.poll(() => text(page, '#assessment')).toContain(`Question ${number} of 4`)
    const [, , third] = await page.$$('#assessment input[type=radio]')
    await third?.click()
    await page.locator('#assessment form:has(fieldset) button[type=submit]').click()
  }
  await expect.poll(() => text(page, '#assessment')).toContain('AI Ready')
})

test('on a phone the menu opens, and nothing scrolls sideways', async ({ tab: page, stack }) => {
  await page.setViewport({ width: 390, height: 800 })
  await open(page, stack.settings.urls.site)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await press(page, 'button', 'Menu')
  await page.waitForSelector('[popover]:popover-open')
})

test('colours follow the colour scheme of the system', async ({ stack }) => {
  const textColour = async (scheme: 'dark' | 'light') => {
    const firefox = await launchFirefox({
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    })
    const page = await firefox.newPage()
    await page.goto(stack.settings.urls.site)
    const colour = await page.evaluate(() => getComputedStyle(document.body).color)
    await firefox.close()
    return colour
  }
  expect(await textColour('dark')).not.toBe(await textColour('light'))
})
