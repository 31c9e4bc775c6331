import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { previewSize, webpQuality } from './preview-size.ts'

/** A picture of the first two pages of a PDF as WebP: the cover, and what follows. */
export async function pdfPreview(bytes: Uint8Array): Promise<Buffer> {
  const { width, height } = previewSize
  const picture = createCanvas(width, height)
  // pdf.js takes the bytes away from their owner.
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await loading.promise
  for (const [index, number] of [1, 2].entries()) {
    const page = await document.getPage(number)
    const scale = width / 2 / page.getViewport({ scale: 1 }).width
    const canvas = createCanvas(width / 2, height)
    await page.render({ canvas: canvas as never, viewport: page.getViewport({ scale }) }).promise
    picture.getContext('2d').drawImage(canvas, (index * width) / 2, 0)
  }
  await loading.destroy()
  return picture.encode('webp', webpQuality)
}
