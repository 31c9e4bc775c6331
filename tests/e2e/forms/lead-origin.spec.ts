import type { Page } from '@playwright/test'
import { storedLeads } from '../../support/backend/database.ts'
import { expect, test } from '../../support/fixtures.ts'

// Smooth scrolling would move the target of a click.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function book(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').first().fill('Ada Example')
  await page.getByLabel('Work email').first().fill(email)
  await page.getByLabel('Company').first().fill(`Firm of ${email}`)
  await page.getByRole('button', { name: 'Book my consultation' }).first().click()
  await expect(page.getByRole('heading', { name: /We’ve got your request/ })).toBeVisible()
}

test('a request says which page and form it comes from, and without consent nothing else', async ({
  page,
  stack,
}) => {
  await page.goto('/contact?utm_source=post&email=private')
  await book(page, 'origin-page@mill.example')
  expect(await storedLeads(stack, 'origin-page@mill.example')).toMatchObject([
    { status: 'new', origin: { page: '/contact', form: 'consultation', button: 'page' } },
  ])
  const [lead] = await storedLeads(stack, 'origin-page@mill.example')
  expect(Object.keys(Object(lead?.origin)).sort()).toEqual(['button', 'form', 'page'])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a request says which page it comes from', async ({ page, stack }) => {
    await page.goto('/contact')
    await page.getByLabel('Your name').fill('Ada Example')
    await page.getByLabel('Work email').fill('origin-plain@mill.example')
    await page.getByLabel('Company').fill('Plain Mill')
    await page.getByRole('button', { name: 'Book my consultation' }).click()
    await expect(page).toHaveURL(/\/contact\/received$/)
    expect(await storedLeads(stack, 'origin-plain@mill.example')).toMatchObject([
      { origin: { page: '/contact', form: 'consultation', button: 'page' } },
    ])
  })
})
