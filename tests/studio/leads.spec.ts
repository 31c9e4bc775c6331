import { readFileSync } from 'node:fs'
import { violationsOf } from '../support/axe.ts'
import { databaseOf, storedLeads } from '../support/backend/database.ts'
import { limit } from '../support/limit.ts'
import type { TestStack } from '../support/test-stack.ts'
import { expect, test } from './fixtures.ts'

async function submitLead(stack: TestStack, lead: object): Promise<void> {
  const { error } = await databaseOf(stack).functions.invoke('send-lead-notification', { body: lead })
  expect(error).toBeNull()
}

test('an editor finds a lead, notes its progress, exports it and erases the person', async ({
  page,
  stack,
}) => {
  const word = `q${Date.now().toString(36)}`
  const email = `${word}@mill.example`
  const origin = { page: '/services/growth-package', form: 'consultation', button: 'page', utmSource: 'post' }
  await submitLead(stack, { name: 'Ada Example', email, company: `Mill ${word}`, locale: 'fr', origin })
  await submitLead(stack, { name: 'Ben Example', email: `b${email}`, company: 'Other' })
  await submitLead(stack, { name: 'Cleo Example', email: 'cleo@elsewhere.example', company: 'Third' })

  await page.goto(`${stack.settings.urls.studio}/leads`)
  const screen = page.getByTestId('leads')
  await expect(screen.getByRole('button', { name: 'Ben Example' })).toBeVisible({ timeout: limit(60_000) })
  await expect(screen.getByText('growth-package')).toBeVisible()
  await screen.getByRole('searchbox', { name: 'Search leads' }).fill(word)
  await expect(screen.getByRole('status')).toHaveText('2 leads')
  await screen.getByRole('searchbox', { name: 'Search leads' }).fill(`mill ${word}`)
  await expect(screen.getByRole('status')).toHaveText('1 lead')
  // The filter stays while another tool is open, and isn't in the URL: it can be a person's name.
  expect(decodeURIComponent(page.url())).not.toContain(word)
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click()
  await expect(page.getByTestId('newsletter')).toBeVisible()
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(screen.getByRole('status')).toHaveText('1 lead')
  await expect(screen.getByRole('searchbox', { name: 'Search leads' })).toHaveValue(`mill ${word}`)
  expect(await violationsOf(page, '[data-testid="leads"]')).toEqual([])
  const digest = screen.getByRole('checkbox', { name: /^Email the team a summary/ })
  await screen.getByText(/^Email the team a summary/).click()
  await page.reload()
  await expect(digest).toBeChecked({ timeout: limit(60_000) })
  await screen.getByText(/^Email the team a summary/).click()
  await screen.getByRole('searchbox', { name: 'Search leads' }).fill(`mill ${word}`)
  await expect(screen.getByRole('status')).toHaveText('1 lead')

  const download = page.waitForEvent('download')
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv.split('\r\n').filter((line) => line.includes('@'))).toHaveLength(1)
  expect(csv).toContain(`Ada Example,${email}`)

  await screen.getByRole('button', { name: 'Ada Example' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('/services/growth-package')
  await expect(dialog).toContainText('Français')
  expect(await violationsOf(page, '[data-testid="lead-details"]')).toEqual([])
  await dialog.getByLabel('Status').selectOption('Contacted')
  await dialog.getByRole('button', { name: 'Assign to me' }).click()
  await dialog.getByLabel('Note').fill('Call on Monday')
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText('Your changes aren’t saved')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(screen.getByRole('button', { name: 'Ada Example' })).toBeFocused()
  await expect(screen.getByText('Contacted').last()).toBeVisible()
  expect(await storedLeads(stack, email)).toMatchObject([
    { status: 'contacted', owner: 'Local editor', note: 'Call on Monday', origin },
  ])

  await screen.getByRole('button', { name: 'Ada Example' }).click()
  await dialog.getByRole('button', { name: 'Erase person…' }).click()
  await expect(dialog).toContainText('This can’t be undone')
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(screen.getByRole('status')).toHaveText('0 leads')
  expect(await storedLeads(stack, email)).toEqual([])
})
