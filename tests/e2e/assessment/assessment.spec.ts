import { recordEvents } from '../../support/analytics-events.ts'
import { violationsOf } from '../../support/axe.ts'
import { expect, test } from '../../support/fixtures.ts'
import { button, dialog, onPage, openDialog, startOnPage } from './assessment-steps.ts'

// Smooth scrolling would move the target of a click.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the dialog works by keyboard from introduction to result, without accessibility violations', async ({
  page,
}) => {
  const events = await recordEvents(page)
  await page.goto('/')
  const opener = page.locator('main a[data-dialog=assessment]').first()
  await expect(opener).toHaveAttribute('href', '/assessment')
  await opener.focus()
  await page.keyboard.press('Enter')
  const within = dialog(page)
  await expect(within).toContainText('Free AI Readiness Report • 2 Minutes • Instant Results')
  await expect(within.getByRole('heading', { name: 'Discover Your AI Automation Potential' })).toBeVisible()
  for (const highlight of ['2 Minutes', 'ROI Projections', 'Expert Insights'])
    await expect(within.getByRole('definition').filter({ hasText: highlight })).toBeVisible()
  expect(await violationsOf(page, 'dialog')).toEqual([])
  await button(within, 'Start Assessment').focus()
  await page.keyboard.press('Enter')

  for (const number of [1, 2, 3, 4]) {
    const heading = within.getByRole('heading', { name: `Question ${number} of 4` })
    await expect(heading).toBeFocused()
    await expect(within.getByRole('progressbar')).toHaveJSProperty('value', number * 25)
    const next = button(within, number === 4 ? 'Get Results' : 'Next')
    await expect(next).toBeDisabled()
    await expect(button(within, 'Previous')).toBeEnabled({ enabled: number > 1 })
    if (number === 1) expect(await violationsOf(page, 'dialog')).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(within.getByRole('radio').first()).toBeChecked()
    if (number === 3) {
      // With the arrow keys to the last option, Other, whose text box the Tab key then reaches.
      await page.keyboard.press('ArrowUp')
      await expect(within.getByRole('radio', { name: 'Other' })).toBeChecked()
      await expect(next).toBeDisabled()
      await page.keyboard.press('Tab')
      await page.keyboard.type('Meetings about meetings')
      await expect(next).toBeEnabled()
    } else {
      await page.keyboard.press('ArrowDown')
      await expect(within.getByRole('radio').nth(1)).toBeChecked()
    }
    await next.focus()
    await page.keyboard.press('Enter')
  }

  // 2 + 2 + 2 for Other + 2 of 16 points.
  await expect(within.getByRole('heading', { name: '5 out of 10' })).toBeFocused()
  await expect(within.getByRole('img', { name: '5 out of 10' })).toBeVisible()
  await expect(within.getByRole('heading', { level: 3 })).toContainText('AI Explorer')
  // A page has one, and a dialog none.
  await expect(within.getByRole('banner')).toHaveCount(0)
  await expect(within).toContainText('15% to 25% cost reduction')
  await expect(within).toContainText('120–150 days')
  await expect(within.getByRole('listitem')).toHaveCount(3)
  expect(await violationsOf(page, 'dialog'), 'the result').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page, 'dialog', { only: ['color-contrast'] }), 'the result, dark').toEqual([])
  expect(await events()).toEqual([
    { name: 'assessment_completed', score: 5, category: 'explorer', engagement_time_msec: 300_000 },
  ])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the text box selects Other on focus and typing, rejects spaces only, and is as it was after going back', async ({
  page,
}) => {
  await startOnPage(page)
  const within = onPage(page)
  for (const _ of [1, 2]) {
    await within.getByRole('radio').first().check()
    await button(within, 'Next').click()
  }
  const box = within.getByPlaceholder('Please specify...')
  const other = within.getByRole('radio', { name: 'Other' })
  await expect(within.getByRole('heading', { name: 'Question 3 of 4' })).toBeFocused()
  await box.click()
  await expect(other).toBeChecked()
  await expect(button(within, 'Next')).toBeDisabled()
  await box.fill('   ')
  await expect(button(within, 'Next')).toBeDisabled()
  await box.fill('Stocktaking')
  await expect(button(within, 'Next')).toBeEnabled()
  // On the way to the buttons, the Tab key skips the text box, which would change the selection.
  await within.getByRole('radio').nth(1).check()
  await page.keyboard.press('Tab')
  await expect(button(within, 'Previous')).toBeFocused()
  await expect(within.getByRole('radio').nth(1)).toBeChecked()
  await other.check()
  await expect(box).toHaveValue('Stocktaking')
  await box.press('Enter')
  await button(within, 'Previous').click()
  await expect(within.getByRole('heading', { name: 'Question 3 of 4' })).toBeFocused()
  await expect(other).toBeChecked()
  await expect(box).toHaveValue('Stocktaking')
})

test('every screen fits a phone of 320 px, without the booking bar, and in the dialog', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const overflow = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, dialog')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    )
  for (const [path, within, start] of [
    ['/fr/evaluation', onPage(page), 'Commencer l’évaluation'],
    ['/nl', dialog(page), 'Start de scan'],
  ] as const) {
    if (path === '/nl') await openDialog(page, path)
    else await page.goto(path)
    expect(Math.max(...(await overflow())), `${path}, introduction`).toBeLessThanOrEqual(0)
    await within.getByRole('button', { name: start }).click()
    for (const index of [0, 1, 2, 3]) {
      await expect(within.getByRole('radio').first()).toBeVisible()
      expect(Math.max(...(await overflow())), `${path}, question ${index}`).toBeLessThanOrEqual(0)
      if (path === '/fr/evaluation') await expect(page.locator('.booking-bar')).toBeHidden()
      await within.getByRole('radio').first().check()
      await within.locator('form:has(fieldset) button[type=submit]').click()
    }
    await expect(within.getByRole('img')).toBeVisible()
    expect(Math.max(...(await overflow())), `${path}, result`).toBeLessThanOrEqual(0)
  }
})
