import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** The states of the animations of the demo in the home hero, without repetition. */
const playStates = (page: Page) =>
  page
    .locator('.demo')
    .evaluate((demo) => [...new Set(demo.getAnimations({ subtree: true }).map(({ playState }) => playState))])

/** Whether every text of the demo is shown. */
const isComplete = (page: Page) =>
  page
    .locator('.demo')
    .evaluate((demo) =>
      [...demo.querySelectorAll('p, dt, dd, mark, dd > *')].every(
        (part) => getComputedStyle(part).opacity === '1',
      ),
    )

const button = (page: Page, name: string) => page.locator('.demo').getByRole('button', { name, exact: true })

test('the demo plays once, and the keyboard pauses, continues and repeats it', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Pause').press('Enter')
  await expect(button(page, 'Continue')).toBeFocused()
  expect(await playStates(page)).not.toContain('running')
  expect(await isComplete(page)).toBe(false)
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeFocused()
  expect(await playStates(page)).toContain('running')
  await page.locator('.demo').evaluate((demo) => {
    for (const animation of demo.getAnimations({ subtree: true })) animation.finish()
  })
  await expect(button(page, 'Play again')).toBeFocused()
  expect(await isComplete(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Pause')).toBeFocused()
  expect(await isComplete(page)).toBe(false)
})

test('the demo moves nothing else, and waits until it is visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/')
  await expect.poll(() => playStates(page)).toContain('paused')
  await page.locator('.demo-record').scrollIntoViewIfNeeded()
  await expect.poll(() => playStates(page)).toContain('running')
  await page.locator('.demo').evaluate((demo) => {
    for (const animation of demo.getAnimations({ subtree: true })) animation.finish()
  })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const values: number[] = []
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) values.push(Number(Reflect.get(entry, 'value')))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          setTimeout(() => resolve(values.reduce((sum, value) => sum + value, 0)), 100),
        )
      }),
  )
  expect(shift).toBe(0)
})

test('the demo is a complete picture with reduced motion and in print', async ({ page }) => {
  for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: null, media: 'print' }] as const) {
    await page.emulateMedia(media)
    await page.goto('/nl')
    expect(await playStates(page)).toEqual([])
    expect(await isComplete(page)).toBe(true)
    await expect(page.locator('.demo button')).toBeHidden()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the demo is a complete picture', async ({ page }) => {
    await page.goto('/fr')
    await expect(page.locator('.demo')).toContainText('Une commande inventée')
    await expect(page.locator('.demo mark')).toHaveCount(4)
    expect(await isComplete(page)).toBe(true)
    await expect(page.locator('.demo button')).toBeHidden()
  })
})
