import { violationsOf } from '../support/axe.ts'
import { inboxOf, mailsTo } from '../support/inbox.ts'
import { limit } from '../support/limit.ts'
import { expect, field, test } from './fixtures.ts'

test('an editor sees an email while editing its texts, and sends a test to an inbox', async ({
  page,
  stack,
  desk,
}) => {
  const { lakeClient, settings } = stack
  const id: string = await lakeClient.fetch(
    '*[_type == "emailText" && kind == "newsletter-confirmation" && language == "en-UK"][0]._id',
  )
  await desk.borrow(id)
  const subject = `Please confirm, ${Date.now().toString(36)}`
  await page.goto(`${settings.urls.studio}/structure/emailText;emailText-en-UK;${id}`)
  await field(page, 'subject').fill(subject, { timeout: limit(120_000) })
  await field(page, 'closing').fill('See you at {site} in {newsletterConfirmDays} days, {nmae}.')
  await expect.poll(async () => (await lakeClient.getDocument(`drafts.${id}`))?.closing).toContain('{nmae}')

  await page.getByRole('tab', { name: 'Email', exact: true }).click()
  const view = page.getByTestId('email-view')
  await expect(view.getByText(subject)).toBeVisible()
  await expect(view.getByText('Nothing fills in {nmae}')).toBeVisible()
  const preview = view.frameLocator('iframe')
  await expect(preview.getByText('See you at Tidewright in 30 days, {nmae}.')).toBeVisible()
  await view.getByLabel('Preview as').selectOption('Phone')
  await expect(view.locator('iframe')).toHaveCSS('width', '375px')
  await view.getByLabel('Preview as').selectOption('Plain text')
  await expect(view.locator('pre')).toContainText('/newsletter/confirm?token=')
  expect(await violationsOf(page, '[data-testid="email-view"]')).toEqual([])

  await expect(view.getByLabel('Send a test to')).toHaveValue('editor@localhost')
  const domain = settings.mail.leadsTo.split('@')[1]
  const to = `test.${Date.now().toString(36)}@${domain}`
  await view.getByLabel('Send a test to').fill(to)
  await view.getByRole('button', { name: 'Send test' }).click()
  await expect(view.getByText(`Test sent to ${to}.`)).toBeVisible()
  expect(await mailsTo(stack, to)).toEqual([`[Test] ${subject}`])

  const [mail] = await inboxOf(stack, to)
  const [, link] = /(http\S+\/newsletter\/confirm\?token=[\w-]+)/.exec(mail?.text ?? '') ?? []
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
