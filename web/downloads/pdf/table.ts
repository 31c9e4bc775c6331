import type { TableBlock } from '../rich-block.ts'
import { column, type Face, page, palette } from './brand.ts'
import { drawText, ensureRoom, type Flow } from './flow.ts'
import type { Run } from './lines.ts'

const style = { size: 9.5, leading: 13.5, colour: palette.ink }
const captionStyle = { size: 9.5, leading: 13.5, colour: palette.muted }
const gap = 12
const pad = 5

/** Draws a table with its headings, and its caption below. Rows are never split across pages. */
export function drawTable(flow: Flow, parent: PDFKit.PDFStructureElement, table: TableBlock): void {
  const { doc } = flow.paper
  const element = doc.struct('Table')
  parent.add(element)
  flow.y += 8
  drawRow(flow, element, table.columns, 'strong', ['TH'])
  for (const { cells } of table.rows) drawRow(flow, element, cells, 'body', ['TH', 'TD'])
  element.end()
  flow.y += pad
  drawText(flow, parent, 'P', [{ text: table.caption, face: 'body' }], captionStyle)
  flow.y += 16
}

/** The last parameter has the tag types of the first cell and of the others. */
function drawRow(
  flow: Flow,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  face: Face,
  [first = 'TD', others = first]: string[],
) {
  const { paper } = flow
  const width = (column - gap * (cells.length - 1)) / cells.length
  const texts = cells.map((text) => paper.lines([{ text, face } satisfies Run<Face>], width, style))
  const height = Math.max(1, ...texts.map((lines) => lines.length)) * style.leading + 2 * pad
  ensureRoom(flow, height)
  const row = paper.doc.struct('TR')
  table.add(row)
  for (const [index, lines] of texts.entries()) {
    const x = page.left + index * (width + gap)
    const type = index === 0 ? first : others
    paper.tag(row, type, () => paper.block(lines, x, flow.y + pad, style))
  }
  row.end()
  flow.y += height
  const ink = face === 'strong' ? palette.ink : palette.line
  paper.decorate(() => paper.rule(page.left, page.left + column, flow.y, 0.6, ink))
}
