import type { Page } from '@playwright/test'
import { pauseClock } from '../../support/clock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { anchorOffset, footer, header, headerHeight, link, topOf, trigger, wide } from './shell-page.ts'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Waits until the page has been rendered once more. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
}

test.describe('on a wide screen', () => {
  test.use({ viewport: wide })

  test('the header is 102 px high and stays visible', async ({ page }) => {
    await page.goto('/services')
    await scrollDown(page)
    expect(await header(page).boundingBox()).toMatchObject({ y: 0, height: headerHeight.wide })
  })

  test('a click opens a menu with titles and descriptions, and Escape, a click elsewhere or another menu closes it', async ({
    page,
  }) => {
    await page.goto('/about')
    const sprint = link(page, 'AI Discovery Sprint')
    await expect(sprint).toBeHidden()
    await trigger(page, 'Services').click()
    await expect(sprint).toBeVisible()
    await expect(sprint).toContainText('Find out in two weeks')
    await expect(link(page, 'Success Retainer')).toHaveAttribute('href', '/services/success-retainer')
    await expect(link(page, 'All services and prices')).toHaveAttribute('href', '/services')
    await page.keyboard.press('Escape')
    await expect(sprint).toBeHidden()
    await trigger(page, 'Industries').click()
    await expect(link(page, 'Healthcare')).toHaveAttribute('href', '/industries#healthcare')
    await trigger(page, 'Services').click()
    await expect(link(page, 'Healthcare')).toBeHidden()
    await page.mouse.click(640, 700)
    await expect(sprint).toBeHidden()
  })

  test('hovering opens a menu, a click then keeps it open, and it closes when the pointer leaves', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    const sprint = link(page, 'AI Discovery Sprint')
    await trigger(page, 'Services').hover()
    await expect(sprint).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(sprint).toBeHidden()
    await trigger(page, 'Services').hover()
    await expect(sprint).toBeVisible()
    await trigger(page, 'Services').click()
    await page.mouse.move(640, 700)
    await page.clock.fastForward(500)
    await expect(sprint).toBeVisible()
  })

  test('the keyboard opens a menu, moves through it, and returns to its button', async ({ page }) => {
    await page.goto('/about')
    const services = trigger(page, 'Services')
    await services.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link(page, 'AI Discovery Sprint')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(services).toBeFocused()
    await expect(link(page, 'AI Discovery Sprint')).toBeHidden()
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab')
    await expect(trigger(page, 'Industries')).toBeFocused()
    await expect(link(page, 'AI Discovery Sprint')).toBeHidden()
  })

  test('the keyboard moves through the header without scrolling the page', { tag: '@full' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // scrolls without animation
    await page.goto('/about')
    await scrollDown(page)
    const left = await scrollY(page)
    await link(page, 'About').focus()
    await page.keyboard.press('Tab')
    await expect(link(page, 'Resources')).toBeFocused()
    await nextFrame(page)
    expect(await scrollY(page)).toBe(left)
  })

  test('a menu closes when a link in it is followed, and marks the current page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await expect(link(page, 'About')).toHaveAttribute('aria-current', 'page')
    await trigger(page, 'Services').click()
    await link(page, 'AI Starter Package').click()
    await expect(page).toHaveURL(/\/services\/starter-package$/)
    await expect(link(page, 'AI Starter Package')).toBeHidden()
    await trigger(page, 'Services').click()
    await expect(link(page, 'AI Starter Package')).toHaveAttribute('aria-current', 'page')
    await trigger(page, 'Industries').click()
    await link(page, 'Healthcare').click()
    await expect.poll(() => topOf(page, '#healthcare')).toBe(anchorOffset.wide)
    await expect(page.locator('#healthcare')).toBeFocused()
    await expect(page.locator('#healthcare').getByRole('link')).toHaveAttribute(
      'href',
      '/industries/healthcare',
    )
    // All six are on one page: the menu is marked, but none of its links.
    await expect(header(page).locator('[aria-current=page]').filter({ visible: true })).toHaveCount(0)
    await trigger(page, 'Industries').click()
    await expect(link(page, 'All industries')).toHaveAttribute('aria-current', 'page')
    await expect(link(page, 'Healthcare')).not.toHaveAttribute('aria-current')
    await page.goto('/industries/healthcare')
    await trigger(page, 'Industries').click()
    await expect(link(page, 'All industries')).toHaveAttribute('aria-current', 'true')
  })

  test('a menu opened while a page arrives stays open', { tag: '@full' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/about')
    await pauseClock(page)
    await link(page, 'Careers').click()
    await expect(page).toHaveURL(/\/careers$/)
    await trigger(page, 'Services').click()
    await page.clock.runFor(200)
    await expect(link(page, 'AI Discovery Sprint')).toBeVisible()
    await expect(trigger(page, 'Services')).toBeFocused()
  })

  test('navigation scrolls smoothly to the top, and going back restores the position', async ({ page }) => {
    await page.goto('/about')
    await scrollDown(page)
    const left = await scrollY(page)
    // A jump is done when the call returns; smooth scrolling begins with the next frame.
    const afterCall = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const scrollTo = window.scrollTo.bind(window)
          Object.assign(window, {
            scrollTo(options: ScrollToOptions) {
              scrollTo(options)
              if (options.behavior !== 'instant') resolve(window.scrollY)
            },
          })
        }),
    )
    await link(page, 'Careers').click()
    expect(await afterCall).toBeGreaterThan(0)
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(page.locator('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect.poll(() => scrollY(page)).toBe(left)
  })

  for (const [reducedMotion, animations] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`pages ${animations ? 'cross-fade' : 'change immediately'} with motion: ${reducedMotion}`, {
      tag: '@full',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document)
        const log: number[] = []
        Object.assign(window, { blended: log })
        document.startViewTransition = (update) => {
          const transition = start(update)
          const count = () =>
            document.getAnimations().filter(({ effect }) => Reflect.get(effect ?? {}, 'pseudoElement'))
          transition.ready.then(() => log.push(count().length)).catch(() => log.push(-1))
          return transition
        }
      })
      await page.goto('/about')
      await link(page, 'Careers').click()
      await expect(page).toHaveURL(/\/careers$/)
      const blended = () => page.evaluate(() => Reflect.get(window, 'blended').at(-1))
      await expect.poll(blended).toEqual(animations ? expect.any(Number) : 0)
      if (animations) expect(await blended()).toBeGreaterThan(0)
    })
  }

  test('the logo links to the home page, and there to its top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // scrolls without animation
    await page.goto('/about')
    await link(page, 'Tidewright').click()
    await expect(page).toHaveURL(/:\d+\/$/)
    // Arriving scrolls to the top after a moment, and only then moves the focus.
    await expect(page.locator('main')).toBeFocused()
    await scrollDown(page)
    await link(page, 'Tidewright').click()
    await expect.poll(() => scrollY(page)).toBe(0)
    // From an anchor too: then the URL loses its hash.
    await page.evaluate(() => location.assign('#services'))
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
    await link(page, 'Tidewright').click()
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('an anchor link works again after scrolling away from its anchor', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/resources')
    const anchorLink = page.locator('main a[href="#strategy-call"]').first()
    for (const follow of [() => anchorLink.click(), () => anchorLink.press('Enter')]) {
      await follow()
      await expect.poll(() => topOf(page, '#strategy-call')).toBe(anchorOffset.wide)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(() => scrollY(page)).toBe(0)
      await anchorLink.focus()
      await follow()
      await expect.poll(() => topOf(page, '#strategy-call')).toBe(anchorOffset.wide)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    }
  })

  test('a URL with an anchor starts there, with space above its heading', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      addEventListener('scroll', () => seen.push(window.scrollY))
    })
    await page.goto('/#about')
    await expect.poll(() => topOf(page, '#about')).toBe(anchorOffset.wide)
    expect(await topOf(page, '#about h2')).toBeGreaterThanOrEqual(anchorOffset.wide + 32)
    const target = await scrollY(page)
    const seen = await page.evaluate<number[]>('window.seen')
    expect(seen.filter((position) => position > 400 && position < target - 400)).toEqual([])
  })

  test('anchors of footer links end 80 px below the top', async ({ page }) => {
    await page.goto('/about')
    await footer(page).locator('a[href$="#strategy-call"]').click()
    await expect(page).toHaveURL(/\/resources#strategy-call$/)
    await expect.poll(() => topOf(page, '#strategy-call')).toBe(80)
  })

  test('an unknown anchor only logs a warning to the console', { tag: '@full' }, async ({ page }) => {
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && message.text().includes('#nowhere'),
    )
    await page.goto('/about#nowhere')
    await warning
    await page.goto('/careers#100%')
    await expect(page.locator('h1')).toHaveText('Make someone’s Monday shorter')
  })

  test('breadcrumbs have the words of the path', async ({ page }) => {
    const steps = page.getByRole('navigation', { name: 'You are here' })
    await page.goto('/services/growth-package')
    await expect(steps.getByRole('listitem')).toHaveText(['Home', 'Services', 'Growth Package'])
    await expect(steps.getByRole('link')).toHaveText(['Home', 'Services'])
    await expect(steps.getByText('Growth Package')).toHaveAttribute('aria-current', 'page')
  })
})
