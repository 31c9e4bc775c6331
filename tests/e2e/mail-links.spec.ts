import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../fixtures.ts'
import type { TestStack } from '../test-stack.ts'

const mails = z.array(
  z.object({ subject: z.string(), text: z.string(), headers: z.record(z.string(), z.string()) }),
)

/** The newest mail to an address, once one with the subject is there. */
async function newestMail({ settings }: TestStack, email: string, subject: string) {
  const list = async () =>
    mails.parse(await (await fetch(`${settings.urls.inbox}/emails?to=${email}`)).json())
  await expect.poll(async () => (await list())[0]?.subject, { timeout: 10_000 }).toBe(subject)
  const [mail] = await list()
  if (!mail) throw new Error(`No mail to ${email}.`)
  return mail
}

async function subscribe({ settings }: TestStack, email: string, locale: string): Promise<void> {
  const reply = await fetch(`${settings.supabase.url}/functions/v1/send-newsletter-notification`, {
    method: 'POST',
    headers: { apikey: settings.supabase.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, locale }),
  })
  expect(reply.status).toBe(200)
}

function linkIn(text: string, path: string): string {
  const [link] = new RegExp(`https?://\\S+${path}\\?token=\\S+`).exec(text) ?? []
  if (!link) throw new Error(`No link to ${path}.`)
  return link
}

async function isNotIndexed(page: Page): Promise<void> {
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the links of the mails confirm, unsubscribe and lead back, in the language of the visitor', async ({
      page,
      stack,
    }) => {
      const email = `marie.${javaScriptEnabled}@quai.example`
      await subscribe(stack, email, 'fr')
      const ask = await newestMail(stack, email, 'Confirmez votre inscription')
      await page.goto(linkIn(ask.text, '/fr/newsletter/confirm'))
      await isNotIndexed(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await page.getByRole('button', { name: 'Oui, je m’inscris' }).click()
      await expect(page.getByRole('heading', { name: 'Votre inscription est confirmée' })).toBeVisible()
      expect(page.url()).not.toContain(email)

      const welcome = await newestMail(stack, email, 'Votre inscription est confirmée')
      await page.goto(linkIn(welcome.text, '/fr/unsubscribe'))
      await isNotIndexed(page)
      await page.getByRole('button', { name: 'Me désinscrire' }).click()
      await expect(page.getByRole('heading', { name: 'Vous êtes désinscrit' })).toBeVisible()
      await page.getByRole('button', { name: 'Me réinscrire' }).click()
      await expect(page.getByRole('heading', { name: 'Heureux de vous retrouver' })).toBeVisible()
    })
  })
}

test("a mail program's own button unsubscribes by one POST, and a look at its address does not", async ({
  page,
  stack,
}) => {
  const email = 'jan@kade.example'
  await subscribe(stack, email, 'nl')
  const mail = await newestMail(stack, email, 'Bevestig uw inschrijving')
  const [, address = ''] = /^<(.+)>$/.exec(mail.headers['List-Unsubscribe'] ?? '') ?? []
  await page.goto(address)
  await expect(page).toHaveURL(/\/unsubscribe\?token=/)
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
  const confirm = linkIn(mail.text, '/nl/newsletter/confirm')
  const reply = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(reply.status).toBe(200)
  expect((await fetch(`${address}x`, { method: 'POST' })).status).toBe(410)
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Ja, schrijf mij in' }).click()
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
})

test('an unsubscribe link without its token says so, and the plain one of the specification works', async ({
  page,
}) => {
  await page.goto('/unsubscribe')
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible()
  await expect(page.locator('main')).toContainText(
    'This unsubscribe link appears to be missing required information.',
  )
  await page.goto('/unsubscribe?email=nobody%40quai.example')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: "You're Unsubscribed" })).toBeVisible()
  expect(page.url()).not.toContain('nobody')
  await page.goto('/newsletter/confirm')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
