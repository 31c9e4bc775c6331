import { violationsOf } from '../support/axe.ts'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { expect, test } from './fixtures.ts'

/** Confirmed subscribers, one in each of the languages. */
async function addSubscribers({ settings: { supabase } }: TestStack, emails: Record<string, string>) {
  const rows = Object.entries(emails).map(([locale, email]) => ({
    email,
    locale,
    confirmed_at: new Date().toISOString(),
  }))
  const response = await fetch(`${supabase.url}/rest/v1/newsletter_subscribers`, {
    method: 'POST',
    headers: {
      apikey: supabase.secretKey,
      authorization: `Bearer ${supabase.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(rows),
  })
  if (!response.ok) throw new Error(`The subscribers were refused: ${response.status}`)
}

async function mailsTo({ settings: { urls } }: TestStack, email: string) {
  const response = await fetch(`${urls.inbox}/emails?to=${encodeURIComponent(email)}`)
  const mails: { subject: string; html?: string; text?: string }[] = await response.json()
  return mails
}

test('an editor previews an issue, tests it, sends it, and each subscriber gets it once in their language', async ({
  page,
  stack,
}) => {
  const word = Date.now().toString(36)
  const emails = { 'en-UK': `en.${word}@mill.example`, fr: `fr.${word}@mill.example` }
  await addSubscribers(stack, emails)

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
  expect((await mailsTo(stack, 'editor@localhost'))[0]?.subject).toMatch(/^\[Test] Commencez par la file/)
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
    .toMatchObject([{ subject: 'Start with the queue, not with the tool' }])
  await expect.poll(() => mailsTo(stack, emails.fr)).toHaveLength(1)
  const [french, ...others] = await mailsTo(stack, emails.fr)
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
  await addSubscribers(stack, { it: `it.${Date.now().toString(36)}@mill.example` })
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
