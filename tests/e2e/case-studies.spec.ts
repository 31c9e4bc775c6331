import { expect, test } from '../support/fixtures.ts'

test('the home page leads to a case study, which shows the week before and after', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'More about Brightwell Bakery' }).click()
  await expect(page).toHaveURL(/\/case-studies\/brightwell-bakery$/)
  await expect(page.locator('h1')).toHaveText(/A thousand bread orders a week/)
  const week = page.getByRole('region', { name: 'An average week, before and after' })
  await expect(week).toContainText('Before117')
  await expect(week).toContainText('After€2,022')
  await expect(week).toContainText(
    'Saves €1,254 a week. The project cost €7,800 and had paid for itself after 44 days.',
  )
  await expect(page.getByRole('region', { name: 'What still goes to a person' }).locator('li')).toHaveCount(2)
  await page.getByRole('link', { name: 'AI Growth Package' }).last().click()
  await expect(page).toHaveURL(/\/services\/growth-package$/)
  await expect(page.getByRole('link', { name: 'More about Larsen Parts' })).toBeVisible()
})

test('a case study has its page in every language, and a list', { tag: '@full' }, async ({ page }) => {
  await page.goto('/fr/etudes-de-cas')
  await expect(page.locator('main article')).toHaveCount(6)
  await page.getByRole('link', { name: 'En savoir plus sur Clinica Aurora' }).click()
  await expect(page).toHaveURL(/\/fr\/etudes-de-cas\/clinica-aurora$/)
  await expect(page.locator('link[rel=alternate][hreflang=nl]')).toHaveAttribute(
    'href',
    /\/nl\/praktijkverhalen\/clinica-aurora$/,
  )
  await expect(page.getByRole('navigation').filter({ hasText: 'Accueil' }).first()).toContainText(
    'Clinica Aurora',
  )
  await expect(page.getByText('2\u202f900\u00a0€')).toHaveCount(2)
})
