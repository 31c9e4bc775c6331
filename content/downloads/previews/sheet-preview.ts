import { readFileSync } from 'node:fs'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fontFiles, palette } from '../../../web/downloads/pdf/brand.ts'
import { sfntOf } from '../../../web/downloads/pdf/sfnt.ts'
import { computeCells } from '../../../web/downloads/xlsx/compute.ts'
import { type Sheet, type Style, styles } from '../../../web/downloads/xlsx/sheet.ts'

/** The size of a preview in pixels, twice what the site shows, and its quality. Two A4 pages next to each other. */
const previewSize = { width: 640, height: 452 }
const webpQuality = 80

const margin = 20
const rowHeight = 20
const padding = 6
const fontSizes = { title: 20, heading: 14, muted: 10.5, plain: 11, strong: 11, onTide: 11 }
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A picture of the top of a sheet with its computed values, as WebP. */
export async function sheetPreview(sheet: Sheet, locale: LocaleId): Promise<Buffer> {
  for (const face of ['body', 'strong', 'display'] as const)
    GlobalFonts.register(sfntOf(readFileSync(fontFiles[face])), face)
  const { width, height } = previewSize
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = palette.paper
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'middle'

  const scale = (width - 2 * margin) / sheet.widths.reduce((sum, chars) => sum + chars, 0)
  const lefts = sheet.widths.map(
    (_, column) => margin + scale * sheet.widths.slice(0, column).reduce((sum, chars) => sum + chars, 0),
  )
  const values = computeCells(sheet.cells)
  for (const [reference, { style = 'text' }] of Object.entries(sheet.cells)) {
    const column = letters.indexOf(reference.charAt(0))
    const top = margin + (Number(reference.slice(1)) - 1) * rowHeight
    if (top > height) continue
    const look: Style = styles[style]
    const text = format(values.get(reference), look, localeOf(locale).languageTag)
    const [left = margin, cellWidth = 0] = [lefts[column], (sheet.widths[column] ?? 0) * scale]
    // As in a spreadsheet, a title runs over the cells beside it.
    const room = look.fill || look.border || look.wrap ? cellWidth : width - margin - left
    drawCell(context, { text, look, left, top, width: cellWidth, room })
  }
  return canvas.encode('webp', webpQuality)
}

type DrawnCell = { text: string; look: Style; left: number; top: number; width: number; room: number }

function drawCell(context: SKRSContext2D, { text, look, left, top, width, room }: DrawnCell): void {
  const font = look.font ?? 'plain'
  if (look.fill) {
    context.fillStyle = palette[look.fill]
    context.fillRect(left, top, width, rowHeight)
  }
  if (look.border) {
    context.strokeStyle = palette.line
    context.strokeRect(left, top, width, rowHeight)
  }
  context.save()
  context.beginPath()
  context.rect(left, top, room - padding, rowHeight)
  context.clip()
  context.fillStyle =
    { title: palette.tide, heading: palette.tide, muted: palette.muted, onTide: palette.paper }[
      font as string
    ] ?? palette.ink
  const face = font === 'title' ? 'display' : font === 'plain' || font === 'muted' ? 'body' : 'strong'
  context.font = `${fontSizes[font]}px ${face}`
  const isNumber = look.format !== undefined
  context.textAlign = isNumber ? 'right' : 'left'
  context.fillText(text, isNumber ? left + width - padding : left + padding, top + rowHeight / 2)
  context.restore()
}

function format(value: unknown, { format: pattern = '' }: Style, languageTag: string): string {
  if (typeof value !== 'number') return String(value ?? '')
  const digits = /0\.(0+)/.exec(pattern)?.[1]?.length ?? 0
  const kind = pattern.endsWith('%') ? 'percent' : pattern.includes('€') ? 'currency' : 'decimal'
  return new Intl.NumberFormat(languageTag, {
    style: kind,
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

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
