import { page, palette } from './brand.ts'
import type { Paper } from './paper.ts'

type CoverOptions = {
  title: string
  subtitle: string
  company: string
  /** The localized word for “Cover”. */
  label: string
}

const title = { size: 42, leading: 47, colour: palette.paper }
const subtitle = { size: 14, leading: 21, colour: palette.foam }
const brand = { size: 13, leading: 16, colour: palette.paper }
const width = page.width - page.outer - page.right

/** Draws the cover: the title above dark waves. */
export function drawCover(paper: Paper, { title: name, subtitle: text, company, label }: CoverOptions): void {
  paper.addPage(palette.ink)
  paper.decorate(() => drawTide(paper))
  const cover = paper.doc.struct('Sect', { title: label })
  paper.root.add(cover)
  paper.tag(cover, 'P', () => paper.line([{ text: company, face: 'display' }], page.outer, 64, brand))
  const titleLines = paper.lines([{ text: name, face: 'display' }], width, title)
  const top = 190
  paper.tag(cover, 'H1', () => paper.block(titleLines, page.outer, top, title))
  const below = top + titleLines.length * title.leading + 22
  const subtitleLines = paper.lines([{ text, face: 'body' }], 340, subtitle)
  paper.tag(cover, 'P', () => paper.block(subtitleLines, page.outer, below, subtitle))
  cover.end()
}

/** Draws waves that flatten towards the bottom, filled below the first one. */
function drawTide({ doc }: Paper) {
  const from = 520
  for (let index = 0; index < 13; index += 1) {
    const y = from + index * 26
    const height = 30 - index * 2
    wave(doc, y, height, index * 37)
    if (index === 0) doc.lineTo(page.width, page.height).lineTo(0, page.height).closePath().fill(palette.tide)
    else
      doc
        .lineWidth(1.1)
        .strokeOpacity(0.62 - index * 0.035)
        .stroke(palette.foam)
  }
  doc.strokeOpacity(1)
}

function wave(doc: PDFKit.PDFDocument, y: number, height: number, shift: number) {
  const length = 190
  const start = -length - (shift % length)
  doc.moveTo(start, y)
  for (let x = start; x < page.width + length; x += length) {
    doc.bezierCurveTo(x + length * 0.25, y - height, x + length * 0.25, y - height, x + length * 0.5, y)
    doc.bezierCurveTo(x + length * 0.75, y + height, x + length * 0.75, y + height, x + length, y)
  }
}
