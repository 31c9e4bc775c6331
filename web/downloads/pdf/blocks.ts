import type { RichBlock, TextBlock } from '../rich-block.ts'
import { column, type Face, page, palette } from './brand.ts'
import { drawText, ensureRoom, type Flow, keptTogether } from './flow.ts'
import type { Run } from './lines.ts'
import { drawTable } from './table.ts'

export const bodyStyle = { size: 11, leading: 17, colour: palette.ink }
const headingStyle = { size: 12.5, leading: 17, colour: palette.tide }
const quoteStyle = { size: 16, leading: 23, colour: palette.tide }
const calloutTitle = { size: 11, leading: 17, colour: palette.tide }
const indent = 18
const pad = 16

/** Draws the blocks of a part. Consecutive list items form one list. */
export function drawBlocks(
  flow: Flow,
  parent: PDFKit.PDFStructureElement,
  blocks: readonly RichBlock[],
): void {
  const { doc } = flow.paper
  let list: { element: PDFKit.PDFStructureElement; kind: string; count: number } | null = null
  for (const block of blocks) {
    const kind = block._type === 'block' ? block.listItem : undefined
    if (list && list.kind !== kind) {
      list.element.end()
      list = null
      flow.y += 6
    }
    if (block._type === 'block' && kind) {
      if (!list) {
        list = { element: doc.struct('L'), kind, count: 0 }
        parent.add(list.element)
      }
      list.count += 1
      drawItem(flow, list.element, block, kind === 'number' ? `${list.count}.` : null)
    } else if (block._type === 'block') drawTextBlock(flow, parent, block)
    else if (block._type === 'pullQuote') drawQuote(flow, parent, block.text)
    else if (block._type === 'dataTable') drawTable(flow, parent, block)
    else drawCallout(flow, parent, block)
  }
  list?.element.end()
}

function drawTextBlock(flow: Flow, parent: PDFKit.PDFStructureElement, block: TextBlock) {
  if (block.style === 'h3') {
    flow.y += 8
    drawText(flow, parent, 'H3', runsOf(block, 'strong'), headingStyle, {
      keepWithNext: 3 * bodyStyle.leading,
    })
    flow.y += 4
    return
  }
  drawText(flow, parent, 'P', runsOf(block, 'body'), bodyStyle)
  flow.y += 8
}

/** A list item with its number or a dash. */
function drawItem(flow: Flow, list: PDFKit.PDFStructureElement, block: TextBlock, number: string | null) {
  const { paper } = flow
  const place = { x: page.left + indent, width: column - indent }
  const runs = runsOf(block, 'body')
  ensureRoom(flow, keptTogether(paper.lines(runs, place.width, bodyStyle).length) * bodyStyle.leading)
  const item = paper.doc.struct('LI')
  list.add(item)
  if (number) {
    const style = { ...bodyStyle, colour: palette.tide }
    paper.tag(item, 'Lbl', () => paper.line([{ text: number, face: 'strong' }], page.left, flow.y, style))
  } else {
    paper.decorate(() => paper.rule(page.left, page.left + 9, flow.y + 7, 1.4, palette.tide))
  }
  drawText(flow, item, 'LBody', runs, bodyStyle, place)
  item.end()
  flow.y += 4
}

function drawQuote(flow: Flow, parent: PDFKit.PDFStructureElement, text: string) {
  flow.y += 8
  const runs: Run<Face>[] = [{ text, face: 'quote' }]
  const height = flow.paper.lines(runs, column - pad, quoteStyle).length * quoteStyle.leading
  ensureRoom(flow, height + 8)
  const { y } = flow
  flow.paper.decorate(() => flow.paper.doc.rect(page.left - 2, y, 2.5, height).fill(palette.tide))
  drawText(flow, parent, 'BlockQuote', runs, quoteStyle, { x: page.left + pad, width: column - pad })
  flow.y += 16
}

/** A highlighted box, never split across pages. */
function drawCallout(
  flow: Flow,
  parent: PDFKit.PDFStructureElement,
  { title, text }: { title: string; text: string },
) {
  const { paper } = flow
  const width = column - 2 * pad
  const paragraphs = text.split(/\n+/).map((part): Run<Face>[] => [{ text: part, face: 'body' }])
  const lines = paragraphs.reduce((sum, runs) => sum + paper.lines(runs, width, bodyStyle).length, 0)
  const height = 2 * pad + calloutTitle.leading + 2 + lines * bodyStyle.leading + (paragraphs.length - 1) * 4
  flow.y += 6
  ensureRoom(flow, height)
  const top = flow.y
  paper.decorate(() => {
    paper.doc.rect(page.left, top, column, height).fill(palette.foam)
    paper.doc.rect(page.left, top, 3, height).fill(palette.tide)
  })
  flow.y += pad
  const place = { x: page.left + pad, width }
  const box = paper.doc.struct('Div')
  parent.add(box)
  drawText(flow, box, 'P', [{ text: title, face: 'strong' }], calloutTitle, place)
  flow.y += 2
  for (const runs of paragraphs) {
    drawText(flow, box, 'P', runs, bodyStyle, place)
    flow.y += 4
  }
  box.end()
  flow.y = top + height + 16
}

function runsOf({ children }: TextBlock, plain: Face): Run<Face>[] {
  return children.map(({ text, marks }) => ({ text, face: faceOf(marks, plain) }))
}

function faceOf(marks: string[], plain: Face): Face {
  if (marks.includes('strong')) return 'strong'
  return marks.includes('em') ? 'em' : plain
}
