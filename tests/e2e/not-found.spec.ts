import { expect, test } from '../support/fixtures.ts'
import { link, trigger, wide } from './shell/shell-page.ts'

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404/ })

  test('shows the page, logs the path and offers links', async ({ page }) => {
    await page.goto('/about')
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && message.text().includes('/no-such/page'),
    )
    const reply = await page.goto('/no-such/page')
    expect(reply?.status()).toBe(404)
    await warning
    await expect(page).toHaveTitle(/^Page Not Found/)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(main).toContainText('404')
    await expect(main).toContainText('/no-such/page')
    await expect(main.getByRole('searchbox')).toHaveValue('no such page')
    await expect(main.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: 'View Services' })).toHaveAttribute('href', '/services')
    const ways = main.getByRole('navigation').getByRole('link')
    await expect(ways).toHaveText(['Services', 'About', 'Contact', 'Resources'])
    await main.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('is complete without JavaScript too, with the site’s menus', async ({ browser, stack }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: wide,
      reducedMotion: 'reduce',
    })
    const reply = await page.goto(`${stack.settings.urls.site}/fr/rien/ici`)
    expect(reply?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('main h1')).toHaveCount(1)
    await expect(page.locator('main').getByRole('button')).toHaveText(['Rechercher'])
    await trigger(page, 'Services').click()
    await link(page, 'AI Starter Package').click()
    await expect(page).toHaveURL(/\/fr\/services\/offre-demarrage$/)
    await page.close()
  })

  test('suggests the nearest path, in the language of the path and without JavaScript too', async ({
    browser,
    page,
    request,
  }) => {
    await page.goto('/services/growth-packag')
    await expect(page.locator('main')).toContainText('Did you mean /services/growth-package?')
    await page.locator('main').getByRole('link', { name: '/services/growth-package' }).click()
    await expect(page).toHaveURL(/\/services\/growth-package$/)
    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(new URL('/fr/weeklyplaybook', page.url()).href)
    await expect(plain.locator('main')).toContainText('Cherchiez-vous /fr/weeklyplaybooks ?')
    await plain.close()
    expect(await (await request.get('/no-such/page')).text()).toMatch(/<p hidden="" data-nearest="true"/)
  })

  test('is in the language of the path, also for client navigation', async ({ page }) => {
    await page.goto('/nl/over-ons')
    await page
      .locator('main')
      .evaluate((main) => main.insertAdjacentHTML('afterbegin', '<a href="/nl/no-such-page">?</a>'))
    await page.locator('main a[href="/nl/no-such-page"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina niet gevonden')
    await expect(page.locator('main').getByRole('link', { name: 'Over ons' })).toHaveAttribute(
      'href',
      '/nl/over-ons',
    )
  })
})
