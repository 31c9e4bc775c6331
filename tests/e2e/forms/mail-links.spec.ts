import type { Page } from '@playwright/test'
import { violationsOf } from '../../support/axe.ts'
import { databaseOf } from '../../support/backend/database.ts'
import { expect, test } from '../../support/fixtures.ts'
import { inboxOf, mailsTo } from '../../support/inbox.ts'
import { type TestStack, withFunctionDown } from '../../support/test-stack.ts'

/** The newest email to a recipient, once one with the subject has arrived. */
async function newestMail(stack: TestStack, email: string, subject: string) {
  await expect.poll(async () => (await mailsTo(stack, email))[0]).toBe(subject)
  const [mail] = await inboxOf(stack, email)
  if (!mail) throw new Error(`No email to ${email}.`)
  return mail
}

async function subscribe(stack: TestStack, email: string, locale: string): Promise<void> {
  const body = { email, locale }
  const { error } = await databaseOf(stack).functions.invoke('send-newsletter-notification', { body })
  expect(error).toBeNull()
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
  const [title, tag] = javaScriptEnabled ? ['with JavaScript', '@full'] : ['without JavaScript', []]
  test.describe(title, { tag }, () => {
    test.use({ javaScriptEnabled })

    test('the links in emails confirm, unsubscribe and resubscribe, in the visitor’s language', async ({
      page,
      stack,
    }) => {
      const email = `marie.${javaScriptEnabled}@quai.example`
      await subscribe(stack, email, 'fr')
      const confirmation = await newestMail(stack, email, 'Confirmez votre inscription')
      await page.goto(linkIn(confirmation.text, '/fr/newsletter/confirm'))
      await isNotIndexed(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      const posted = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('button', { name: 'Oui, je m’inscris' }).click()
      await expect(page.getByRole('heading', { name: 'Votre inscription est confirmée' })).toBeVisible()
      // All that an old browser tells about where the form comes from.
      expect(await (await posted).headerValue('origin')).toBe(stack.settings.urls.site)
      expect(page.url()).not.toContain(email)

      const welcome = await newestMail(stack, email, 'Votre inscription est confirmée')
      await page.goto(linkIn(welcome.text, '/fr/unsubscribe'))
      await isNotIndexed(page)
      await page.getByRole('link', { name: 'Choisir une autre langue' }).click()
      await expect(page.getByRole('button', { name: 'Nederlands' })).toBeVisible()
      await isNotIndexed(page)
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Nederlands' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
      await expect(page.getByRole('heading', { name: 'Je taal is aangepast' })).toBeVisible()
      await page.goto(linkIn(welcome.text, '/fr/unsubscribe'))
      await page.getByRole('button', { name: 'Me désinscrire' }).click()
      await expect(page.getByRole('heading', { name: 'Désinscription confirmée' })).toBeVisible()
      await page.getByRole('button', { name: 'Me réinscrire' }).click()
      await expect(page.getByRole('heading', { name: 'Bon retour parmi nous' })).toBeVisible()
    })
  })
}

test("an email program's own button unsubscribes with one POST, and a GET of its URL does not", async ({
  page,
  stack,
}) => {
  const email = 'jan@kade.example'
  await subscribe(stack, email, 'nl')
  const mail = await newestMail(stack, email, 'Bevestig je inschrijving')
  const [, unsubscribeUrl = ''] = /^<(.+)>$/.exec(mail.headers['List-Unsubscribe'] ?? '') ?? []
  await page.goto(unsubscribeUrl)
  await expect(page).toHaveURL(/\/nl\/unsubscribe\?token=/)
  await expect(page.getByRole('button', { name: 'Schrijf me uit' })).toBeVisible()
  const confirm = linkIn(mail.text, '/nl/newsletter/confirm')
  const reply = await fetch(unsubscribeUrl, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(reply.status).toBe(200)
  expect((await fetch(`${unsubscribeUrl}x`, { method: 'POST' })).status).toBe(410)
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Ja, schrijf me in' }).click()
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
})

test('an unsubscribe link without an email says so, without a call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/unsubscribe')
  await isNotIndexed(page)
  await expect(page.getByRole('heading', { name: 'Invalid Link' })).toBeVisible()
  await expect(page).toHaveTitle(/^Invalid Link/)
  await expect(page.locator('main')).toContainText(
    'This unsubscribe link appears to be missing required information.',
  )
  expect(calls.filter((url) => url.includes('log-unsubscribe'))).toEqual([])
  await page.goto('/newsletter/confirm')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test("the specification's own link unsubscribes when opened, once, and removes the email from the URL", async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('log-unsubscribe')) calls.push(request.url())
  })
  await page.goto('/unsubscribe?email=nobody%40quai.example')
  await isNotIndexed(page)
  await expect(page.getByRole('heading', { name: "You're Unsubscribed" })).toBeFocused()
  expect(page.url()).not.toContain('nobody')
  expect(await violationsOf(page, 'main')).toEqual([])
  await page.getByRole('link', { name: 'Resubscribe' }).click()
  await expect(page).toHaveURL(/\/newsletter$/)
  // A visitor may have subscribed again.
  await page.goBack()
  await expect(page.getByRole('heading', { name: "You're Unsubscribed" })).toBeFocused()
  expect(calls).toHaveLength(1)
})

test('that link waits until somebody sees the page: a browser may render it in advance', async ({ page }) => {
  const calls: string[] = []
  page.on(
    'request',
    (request) => void (request.url().includes('log-unsubscribe') && calls.push(request.url())),
  )
  await page.addInitScript(() => {
    Reflect.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const listen = document.addEventListener
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      if (args[0] === 'prerenderingchange') document.documentElement.dataset.waiting = 'yes'
      Reflect.apply(listen, document, args)
    }
  })
  await page.goto('/unsubscribe?email=nobody%40quai.example')
  await expect(page.locator('html')).toHaveAttribute('data-waiting', 'yes')
  expect(calls).toEqual([])
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(page.getByRole('heading', { name: "You're Unsubscribed" })).toBeVisible()
  expect(calls.length).toBeGreaterThan(0)
})

test.describe('with the function unavailable', () => {
  test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ })

  test('that link says "Processing...", then shows the error, and can be retried', async ({
    page,
    stack,
  }) => {
    await withFunctionDown(stack, 'log-unsubscribe', async () => {
      await page.goto('/unsubscribe?email=nobody%40quai.example', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: 'Processing...' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible()
      await expect(page.locator('main')).toContainText(
        'We encountered an error while processing your unsubscribe request.',
      )
      await expect(page.locator('main')).toContainText('hello@tidewright.example')
      expect(await violationsOf(page, 'main')).toEqual([])
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: "You're Unsubscribed" })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("the specification's own link needs a click, also at 127.0.0.1", async ({ page, stack }) => {
    for (const host of ['localhost', '127.0.0.1']) {
      await page.goto(`http://${host}:${stack.settings.ports.site}/unsubscribe?email=nobody%40quai.example`)
      await expect(page.locator('h1')).toHaveCount(2)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { name: "You're Unsubscribed" })).toBeVisible()
      expect(page.url()).not.toContain('nobody')
    }
  })
})

test('rejects a form posted by another website', async ({ stack }) => {
  const post = (headers: Record<string, string>) =>
    fetch(`${stack.settings.urls.site}/api/forms/unsubscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'email=somebody%40quai.example',
      redirect: 'manual',
    })
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ origin: 'null' })).status).toBe(403)
  expect((await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(303)
})
