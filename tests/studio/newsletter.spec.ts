import { violationsOf } from '../support/axe.ts'
import { putOnList } from '../support/backend/database.ts'
import { inboxOf, mailsTo } from '../support/inbox.ts'
import { limit } from '../support/limit.ts'
import { expect, test } from './fixtures.ts'

test('an editor previews an issue, tests it, sends it, and each subscriber gets it once in their language', async ({
  page,
  stack,
}) => {
  const word = Date.now().toString(36)
  const emails = { 'en-UK': `en.${word}@mill.example`, fr: `fr.${word}@mill.example` }
  for (const [locale, email] of Object.entries(emails)) await putOnList(stack, email, locale)

  await page.goto(`${stack.settings.urls.studio}/newsletter`)
  const screen = page.getByTestId('newsletter')
  await expect(screen.getByRole('status').first()).toContainText('Français', { timeout: limit(60_000) })
  await screen.getByRole('button', { name: 'Start with the queue, not with the tool' }).click()
  const panel = screen.getByTestId('issue')
  await expect(panel.getByText('All checks passed in every language.')).toBeVisible()
  const preview = panel.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    'Start with the queue, not with the tool',
  )
  await panel.getByLabel('Language').selectOption('Français')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Commencez par la file')
  for (const mode of ['Phone', 'Dark mode']) {
    await panel.getByLabel('Preview as').selectOption(mode)
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await panel.getByLabel('Preview as').selectOption('Plain text')
  await expect(panel.locator('pre')).toContainText('Me désinscrire')
  expect(await violationsOf(page, '[data-testid="newsletter"]')).toEqual([])

  await panel.getByRole('button', { name: 'Send test to me' }).click()
  await expect(page.getByText('Test sent to editor@localhost')).toBeVisible()
  expect((await mailsTo(stack, 'editor@localhost'))[0]).toMatch(/^\[Test] Commencez par la file/)
  expect(await mailsTo(stack, emails.fr)).toEqual([])

  await panel.getByLabel('Now', { exact: true }).check()
  await expect(panel.getByTestId('recipient-count')).toContainText('recipients')
  await panel.getByRole('button', { name: 'Send…' }).click()
  await panel.getByRole('button', { name: /^Yes, send to \d+ now$/ }).click()
  await expect(
    screen.getByRole('region', { name: 'Sends' }).getByText('Sent', { exact: true }).last(),
  ).toBeVisible({
    timeout: limit(60_000),
  })
  await expect(panel.getByText('This issue is already scheduled or sent')).toBeVisible()
  await expect
    .poll(() => mailsTo(stack, emails['en-UK']))
    .toEqual(['Start with the queue, not with the tool'])
  await expect.poll(() => mailsTo(stack, emails.fr)).toHaveLength(1)
  const [french, ...others] = await inboxOf(stack, emails.fr)
  expect(others).toEqual([])
  expect(french?.subject).toContain('Commencez par la file')
  const [, unsubscribe] = /(http\S+\/fr\/unsubscribe\?token=[\w-]+)/.exec(french?.text ?? '') ?? []
  if (!unsubscribe) throw new Error('The French email has no link to unsubscribe.')
  await page.goto(unsubscribe)
  await expect(page.getByRole('button', { name: 'Me désinscrire' })).toBeVisible()
})

test('an editor marks an issue as ready for the weekly time in Brussels and cancels it', async ({
  page,
  stack,
}) => {
  await putOnList(stack, `it.${Date.now().toString(36)}@mill.example`, 'it')
  await page.goto(`${stack.settings.urls.studio}/newsletter`)
  const screen = page.getByTestId('newsletter')
  await screen
    .getByRole('button', { name: 'Count it for a week before you automate it' })
    .click({ timeout: limit(60_000) })
  const panel = screen.getByTestId('issue')
  await expect(panel.getByLabel(/^Tuesday, .* at 09:00 in Brussels/)).toBeChecked()
  await panel.getByRole('button', { name: 'Mark as ready…' }).click()
  await panel.getByRole('button', { name: 'Yes, it’s ready' }).click()
  const sends = screen.getByRole('region', { name: 'Sends' })
  await expect(sends.getByText('Ready', { exact: true })).toBeVisible()
  await sends.getByRole('button', { name: 'Cancel' }).click()
  await expect(sends.getByText('Cancelled')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Mark as ready…' })).toBeVisible()
})
