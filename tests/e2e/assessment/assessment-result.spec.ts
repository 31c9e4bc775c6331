import { pauseClock } from '../../support/clock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { skippedLevels } from '../../support/headings.ts'
import { answer, button, dialog, onPage, openDialog, startOnPage } from './assessment-steps.ts'

// Smooth scrolling would move the target of a click.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test('the URL of a result restores it until the assessment is taken again, and no server hears of the answers', async ({
  page,
}) => {
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
  // A colleague's result, opened on this page.
  await page.evaluate(() =>
    location.assign('#current_automation=2&time_spent=2&pain_points=1&tech_comfort=2'),
  )
  await expect(heading).toHaveText(/8 out of 10$/)
  expect(requested.filter((request) => request.includes('time_spent'))).toEqual([])
  await button(onPage(page), 'Take the assessment again').click()
  await expect(page).toHaveURL('/assessment')
  await expect(onPage(page).getByRole('heading', { name: 'Discover Your AI' })).toBeFocused()
  await button(onPage(page), 'Start Assessment').click()
  await expect(onPage(page).getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused()
  await expect(onPage(page).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('the result can be copied if the browser refuses clipboard access, also in the dialog', {
  tag: '@full',
}, async ({ page }) => {
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

test('the result opens the discovery call over its dialog, and is still there afterwards', async ({
  page,
}) => {
  await openDialog(page)
  await button(dialog(page), 'Start Assessment').click()
  await answer(dialog(page), [2, 2, 1, 2])
  const bookCall = dialog(page).getByRole('link', { name: 'Book a discovery call' })
  await bookCall.click()
  await expect(dialog(page).last()).toHaveAccessibleName('Book Your Free AI Readiness Assessment')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(1)
  await expect(bookCall).toBeFocused()
  await expect(dialog(page).getByRole('heading', { name: '8 out of 10' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('main a[data-dialog=assessment]').first()).toBeFocused()
})

test('the result on the page opens the guide, and is still there afterwards', { tag: '@full' }, async ({
  page,
}) => {
  await startOnPage(page)
  await answer(onPage(page), [2, 2, 1, 2])
  await onPage(page).getByRole('link', { name: 'Download the guide' }).click()
  await expect(dialog(page)).toHaveAccessibleName('AI for SMEs Starter Guide')
  await page.keyboard.press('Escape')
  await expect(onPage(page).getByRole('heading', { name: '8 out of 10' })).toBeVisible()
})
