import type { Locator, Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { pauseClock } from '../support/clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { skippedLevels } from '../support/headings.ts'

// Smooth scrolling would move the target of a click.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page) => page.getByRole('dialog')
const onPage = (page: Page) => page.locator('#assessment')
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })

async function openDialog(page: Page, path = '/') {
  await page.goto(path)
  await page.locator('main a[data-dialog=assessment]').first().click()
  await expect(dialog(page)).toBeVisible()
}

async function startOnPage(page: Page, path = '/assessment') {
  await page.goto(path)
  await onPage(page).getByRole('button', { name: 'Start Assessment' }).click()
  await expect(onPage(page).getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused()
}

/** Answers the questions by option number, and requests the result. */
async function answer(within: Locator, options: number[]) {
  for (const [index, option] of options.entries()) {
    await within.getByRole('radio').nth(option).check()
    await within.locator('form:has(fieldset) button[type=submit]').click()
    if (index < 3) await expect(within.getByRole('group').getByRole('heading')).toContainText(`${index + 2}`)
  }
}

/** Records analytics events from now on. */
async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Reflect.set(window, 'recordedEvents', events)
    window.addEventListener('analytics', ({ detail }) => events.push(detail))
  })
  return () => page.evaluate(() => Reflect.get(window, 'recordedEvents'))
}

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
  expect(await violationsOf(page)).toEqual([])
  await button(within, 'Start Assessment').focus()
  await page.keyboard.press('Enter')

  for (const number of [1, 2, 3, 4]) {
    const heading = within.getByRole('heading', { name: `Question ${number} of 4` })
    await expect(heading).toBeFocused()
    await expect(within.getByRole('progressbar')).toHaveJSProperty('value', number * 25)
    const next = button(within, number === 4 ? 'Get Results' : 'Next')
    await expect(next).toBeDisabled()
    await expect(button(within, 'Previous')).toBeEnabled({ enabled: number > 1 })
    if (number === 1) expect(await violationsOf(page)).toEqual([])
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
      expect(await violationsOf(page), 'the visitor’s own words').toEqual([])
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
  expect(await violationsOf(page), 'the result').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page, 'html', { only: ['color-contrast'] }), 'the result, dark').toEqual([])
  expect(await events()).toEqual([
    { name: 'assessment_completed', score: 5, category: 'explorer', engagement_time_msec: 300_000 },
  ])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the page restores earlier answers, and resets them when the assessment is taken again', async ({
  page,
}) => {
  await startOnPage(page)
  const within = onPage(page)
  await within.getByRole('radio').nth(2).check()
  await button(within, 'Next').click()
  await within.getByRole('radio').nth(1).check()
  await button(within, 'Previous').click()
  await expect(within.getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused()
  await expect(within.getByRole('radio').nth(2)).toBeChecked()
  await button(within, 'Next').click()
  await expect(within.getByRole('radio').nth(1)).toBeChecked()
  await button(within, 'Next').click()
  await within.getByRole('radio').first().check()
  await button(within, 'Next').click()
  await within.getByRole('radio').nth(3).check()
  await button(within, 'Get Results').click()
  // 3 + 2 + 4 + 4 of 16 points.
  await expect(within.getByRole('heading', { name: '8 out of 10' })).toContainText('AI Champion')
  await button(within, 'Take the assessment again').click()
  await expect(within.getByRole('heading', { name: 'Discover Your AI' })).toBeFocused()
  await button(within, 'Start Assessment').click()
  await expect(within.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('the text box selects Other on focus and typing, and rejects spaces only', async ({ page }) => {
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
  await expect(other).toBeChecked()
  await expect(box).toHaveValue('Stocktaking')
})

test('the result can be copied, with a confirmation for two seconds, and emailed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await startOnPage(page)
  await answer(onPage(page), [3, 3, 1, 1])
  // 4 + 4 + 3 + 2 of 16 points.
  await expect(onPage(page).getByRole('heading', { name: '8 out of 10' })).toBeFocused()
  await pauseClock(page)
  await button(onPage(page), 'Copy the result').click()
  await expect(button(onPage(page), 'Copied!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('AI Champion (8 out of 10)')
  expect(copied).toMatch(/1\. .+\n2\. .+\n3\. /)
  await page.clock.runFor(1_900)
  await expect(button(onPage(page), 'Copied!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(button(onPage(page), 'Copy the result')).toBeVisible()

  const mail = async (name: string) => {
    const href = await onPage(page).getByRole('link', { name }).getAttribute('href')
    const { pathname, searchParams } = new URL(href ?? '')
    return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
  }
  const share = await mail('Share by email')
  expect(share).toMatchObject({ to: '', subject: 'AI readiness: 8 out of 10' })
  expect(share.body).toContain('“AI Champion”')
  expect(share.body).toContain(`${new URL(page.url()).origin}/assessment`)
  const toUs = await mail('Send us your result')
  expect(toUs.to).toBe('hello@tidewright.example')
  expect(toUs.subject).toBe('AI readiness assessment: 8 out of 10, AI Champion')
  expect(toUs.body).toContain('Reading and sorting what comes in')
})

test('the URL of a result restores it, and no server hears of the answers', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')))
  const levels = () =>
    page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
  await startOnPage(page)
  expect(skippedLevels(await levels())).toEqual([])
  await answer(onPage(page), [3, 3, 1, 1])
  const heading = onPage(page).getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(/^AI Champion/)
  expect(skippedLevels(await levels())).toEqual([])
  expect(new URL(page.url()).hash).toBe('#current_automation=3&time_spent=3&pain_points=1&tech_comfort=1')
  await page.reload()
  await expect(heading).toHaveText(/^AI Champion.*8 out of 10$/)
  await expect(heading).toBeFocused()
  expect(requested.filter((request) => request.includes('time_spent'))).toEqual([])
  await button(onPage(page), 'Take the assessment again').click()
  await expect(page).toHaveURL('/assessment')
})

test('the result can be copied if the browser refuses clipboard access, also in the dialog', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    })
  })
  await openDialog(page)
  await button(dialog(page), 'Start Assessment').click()
  await answer(dialog(page), [0, 0, 3, 0])
  await expect(dialog(page).getByRole('heading', { name: '3 out of 10' })).toContainText('AI Curious')
  await page.evaluate(() => {
    document.addEventListener('copy', () =>
      Reflect.set(
        window,
        'copied',
        String(document.activeElement && Reflect.get(document.activeElement, 'value')),
      ),
    )
  })
  await button(dialog(page), 'Copy the result').click()
  await expect(button(dialog(page), 'Copied!')).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toContain('AI Curious (3 out of 10)')
})

test('the result opens the discovery call and the guide over its dialog, and is still there afterwards', async ({
  page,
}) => {
  await openDialog(page)
  await button(dialog(page), 'Start Assessment').click()
  await answer(dialog(page), [2, 2, 1, 2])
  const bookCall = dialog(page).getByRole('link', { name: 'Book a discovery call' })
  await bookCall.click()
  await expect(dialog(page).last()).toHaveAccessibleName('Book Your Free AI Readiness Assessment')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(1)
  await expect(bookCall).toBeFocused()
  await expect(dialog(page).getByRole('heading', { name: '8 out of 10' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('main a[data-dialog=assessment]').first()).toBeFocused()

  await startOnPage(page)
  await answer(onPage(page), [2, 2, 1, 2])
  await onPage(page).getByRole('link', { name: 'Download the guide' }).click()
  await expect(dialog(page)).toHaveAccessibleName('AI for SMEs Starter Guide')
  await page.keyboard.press('Escape')
  await expect(onPage(page).getByRole('heading', { name: '8 out of 10' })).toBeVisible()
})

test('every screen fits a phone of 320 px, without the booking bar, and in the dialog', async ({ page }) => {
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
