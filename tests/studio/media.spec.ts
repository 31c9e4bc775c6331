import sharp from 'sharp'
import { limit } from '../support/limit.ts'
import { uniqueWord } from './articles.ts'
import { expect, test, vendorRequestsFailed } from './fixtures.ts'

// The refused deletion is logged by the browser.
test.use({ expectedErrors: new RegExp(`${vendorRequestsFailed.source}|status of 409`) })

test('finds, describes, tags and deletes images, and takes their alternative texts over', async ({
  page,
  stack,
  desk,
}) => {
  const { lakeClient, settings } = stack
  const name = uniqueWord()
  const colour = { r: Math.floor(Math.random() * 256), g: 120, b: 60 }
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer()
  await page.goto(`${settings.urls.studio}/media`)
  const library = page.getByTestId('media-browser')
  await expect(library.getByText('sme-advantage.svg')).toBeVisible({ timeout: limit(60_000) })
  const image = library.locator('img[src*="-300x200.png"]')
  const upload = { name: `${name}.png`, mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').first().setInputFiles(upload)
  await expect(image).toBeVisible()
  await library.getByPlaceholder('Search').fill(name)
  await expect(library.getByText('sme-advantage.svg')).toHaveCount(0)

  await image.click()
  const details = page.getByRole('dialog')
  await details.getByRole('tab', { name: 'Français' }).click()
  await details.locator('[name="altText.fr"]').fill('Un port au crépuscule')
  await details.getByRole('button', { name: 'Save and close' }).click()
  const asset = () => lakeClient.fetch('*[originalFilename == $file][0]', { file: upload.name })
  await expect.poll(asset).toMatchObject({ altText: { fr: 'Un port au crépuscule' } })

  // The details stored that it has no tags, which a tag for the whole selection then adds to.
  await library.getByLabel('Create tag').click()
  await details.getByRole('textbox').fill(name)
  await details.getByRole('button', { name: 'Save and close' }).click()
  await expect(page.getByText('Tag created')).toBeVisible()
  await library.getByText(upload.name).click()
  await library.getByText(name, { exact: true }).hover()
  await library.locator('button:visible', { has: page.locator('[data-sanity-icon=arrow-up]') }).click()
  await page.locator('#confirm').getByRole('button', { name: 'Add tag' }).click()
  await expect.poll(async () => (await asset()).opt.media.tags).toHaveLength(1)

  const { id, draftId } = await desk.article({ published: false, language: 'fr' })
  await lakeClient.patch(draftId).unset(['picture']).commit()
  await desk.open(id)
  await page.getByTestId('picture-object-input-multi-browse-button').click()
  await page.getByRole('menuitem', { name: 'Media', exact: true }).click()
  await library.getByPlaceholder('Search').fill(name)
  await expect(library.getByText('sme-advantage.svg')).toHaveCount(0)
  await image.click()
  await expect(page.getByTestId('field-picture.alt').getByRole('textbox')).toHaveValue(
    'Un port au crépuscule',
  )

  await page.goto(`${settings.urls.studio}/media`)
  await library.getByText(upload.name).click({ timeout: limit(60_000) })
  await library.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.locator('#confirm').getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('Unable to delete 1 asset')).toBeVisible()
  expect(await asset()).toBeTruthy()
})
