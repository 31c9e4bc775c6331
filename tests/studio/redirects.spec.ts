import type { Page } from '@playwright/test'
import { limit } from '../support/limit.ts'
import { choose, expect, field, test } from './fixtures.ts'
import { visit } from './studio-page.ts'

async function move(page: Page, slug: string): Promise<void> {
  await field(page, 'slug').fill(slug)
  await expect(page.getByTestId('action-publish')).toBeEnabled({ timeout: limit(60_000) })
  await page.getByTestId('action-publish').click()
  await expect(page.getByRole('dialog')).toContainText('The URL changes from')
}

test('redirects the old URL of a moved article, and the other way round when it moves back', async ({
  page,
  stack,
  desk,
}) => {
  const { id, slug } = await desk.article()
  const [old, moved] = [`/insights/${slug}`, `/insights/${slug}-moved`]
  const dialog = page.getByRole('dialog')
  const redirects = () =>
    stack.lakeClient.fetch(
      '*[_type == "redirect" && from in $paths]{from, "to": to.target._ref, permanent}',
      {
        paths: [old, moved],
      },
    )
  await desk.open(id)
  await move(page, `${slug}-moved`)
  await expect(dialog).toContainText(`from ${old} to ${moved}`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // Together with other languages nobody would be asked.
  await choose(
    page.getByRole('button', { name: 'Translations' }),
    page.getByRole('menuitem', { name: 'Publish all languages' }),
  )
  await expect(page.getByTestId('draft-en-UK')).toContainText('Its URL changes.', { timeout: limit(60_000) })
  await expect(dialog.getByRole('button', { name: 'Publish 0 drafts' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByTestId('action-publish').click()
  await dialog.getByRole('button', { name: 'Publish and redirect' }).click()
  await expect.poll(redirects).toEqual([{ from: old, to: id, permanent: false }])
  await expect
    .poll(async () => (await stack.lakeClient.getDocument(id))?.slug)
    .toMatchObject({
      current: `${slug}-moved`,
    })
  await expect.poll(() => visit(stack, old), { timeout: limit(60_000) }).toEqual([307, moved])

  // Keeping the first redirect would cause a loop.
  await move(page, slug)
  await dialog.getByRole('button', { name: 'Publish and redirect' }).click()
  await expect.poll(redirects).toEqual([{ from: moved, to: id, permanent: false }])
})

test('imports a pasted list, and keeps the lines that have a problem', async ({ page, stack }) => {
  const redirects = () =>
    stack.lakeClient.fetch(
      '*[_type == "redirect" && from match "/imported*"] | order(from asc){ from, gone, permanent, "to": to.target._ref }',
    )
  await page.goto(`${stack.settings.urls.studio}/structure/redirects;import-redirects`)
  const list = page.getByRole('textbox', { name: 'Redirects' })
  await list.fill(
    'Old\tNew\tStatus\n/imported-a\t/contact\t302\n/imported-b\t/no-such-page\n/imported-c/*\t410',
  )
  await expect(page.getByRole('region', { name: 'What happens to each line' })).toContainText(
    'No published page has the URL /no-such-page',
  )
  await page.getByRole('button', { name: 'Import 2 redirects' }).click()
  await expect(list).toHaveValue('Old\tNew\tStatus\n/imported-b\t/no-such-page')
  await expect.poll(redirects).toEqual([
    { from: '/imported-a', gone: null, permanent: false, to: 'page-contact' },
    { from: '/imported-c/*', gone: true, permanent: true, to: null },
  ])
  await stack.lakeClient.delete({ query: '*[_type == "redirect" && from match "/imported*"]' })
})

test('cancels a move, or publishes it without a redirect', async ({ page, stack, desk }) => {
  const { id, slug } = await desk.article()
  const published = async () => (await stack.lakeClient.getDocument(id))?.slug
  await desk.open(id)
  await move(page, `${slug}-moved`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await published()).toMatchObject({ current: slug })
  await page.getByTestId('action-publish').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish without redirect' }).click()
  await expect.poll(published).toMatchObject({ current: `${slug}-moved` })
  expect(await stack.lakeClient.fetch('count(*[_type == "redirect" && to.target._ref == $id])', { id })).toBe(
    0,
  )
})
