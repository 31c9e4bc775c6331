import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { limit } from '../support/limit.ts'
import { uniqueWord } from './articles.ts'
import { expect, test } from './fixtures.ts'

test('uploads, shows and serves an image selected in the form', async ({ page, stack, desk }) => {
  const colour = { r: Math.floor(Math.random() * 256), g: 90, b: 120 }
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const { id, draftId } = await desk.article({ published: false })
  await stack.lakeClient.patch(draftId).unset(['picture']).commit()
  await desk.open(id)
  const input = page.getByTestId('image-input').locator('input[type=file]')
  // Until the form is connected, it takes no files.
  await expect(input).toBeEnabled()
  await input.setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer })
  const query = '*[_id == $draftId][0].picture.asset->{originalFilename, url, "size": metadata.dimensions}'
  const asset = () => stack.lakeClient.fetch(query, { draftId }, { perspective: 'raw' })
  await expect.poll(asset).toMatchObject({
    originalFilename: 'harbour.png',
    size: { width: 300, height: 200 },
  })
  const served = await (await fetch((await asset()).url)).arrayBuffer()
  expect(Buffer.compare(Buffer.from(served), buffer)).toBe(0)
  const shown = page.getByRole('img', { name: 'Preview of uploaded image' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('saves the crop and hotspot of an image', async ({ page, stack, desk }) => {
  const { id, draftId } = await desk.article()
  const picture = async () => (await stack.lakeClient.getDocument(draftId))?.picture
  await desk.open(id)
  await page.getByTestId('options-menu-edit-details').click()
  const canvas = page.getByRole('dialog').locator('svg[data-handle=crop]')
  await expect(canvas).toBeVisible()
  // The hotspot starts as an ellipse over the whole image, with its handle at the lower right.
  await dragOver(page, canvas, { from: [0.854, 0.854], to: [0.7, 0.7] })
  await expect.poll(async () => (await picture())?.hotspot?.width).toBeLessThan(0.8)
  await dragOver(page, canvas, { from: [0, 0.5], to: [0.2, 0.5] })
  await expect.poll(async () => (await picture())?.crop?.left).toBeCloseTo(0.2, 1)
  expect((await stack.lakeClient.getDocument(id))?.picture.crop).toBeUndefined()
})

test('takes captions to be in the language of the page', async ({ page, stack }) => {
  const { lakeClient, settings } = stack
  const video = await lakeClient.assets.upload('file', Buffer.from('film'), { filename: 'film.mp4' })
  const file = { _type: 'file', asset: { _type: 'reference', _ref: video._id } }
  const id = uniqueWord()
  const draftId = `drafts.${id}`
  await lakeClient.create({ _id: draftId, _type: 'webinar', language: 'fr', title: id, recording: { file } })
  await page.goto(`${settings.urls.studio}/intent/edit/id=${id};type=webinar`)
  // The field within that of the recording.
  const field = page
    .locator('fieldset', { has: page.getByTestId('field-actions-menu-recording.captions') })
    .last()
  const captions = field.getByTestId('file-button-input')
  await expect(captions).toBeEnabled({ timeout: limit(120_000) })
  const buffer = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour.\n')
  await captions.setInputFiles({ name: 'film.vtt', mimeType: 'text/vtt', buffer })
  await expect
    .poll(async () => (await lakeClient.getDocument(draftId))?.recording)
    .toMatchObject({ captions: { asset: { _type: 'reference' } }, captionsLanguage: 'fr' })
})

type Drag = { from: [x: number, y: number]; to: [x: number, y: number] }

/** Drags over an element; positions are fractions of its width and height. */
async function dragOver(page: Page, element: Locator, { from, to }: Drag): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  const at = ([x, y]: [number, number]): [number, number] => [box.x + x * box.width, box.y + y * box.height]
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 5 })
  await page.mouse.up()
}
