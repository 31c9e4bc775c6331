import { column, type Face, page, palette } from './brand.ts'
import type { Run } from './lines.ts'
import type { Paper, TextStyle } from './paper.ts'

export type Flow = {
  paper: Paper
  /** The vertical position of the next element. */
  y: number
  footer: string
}

type Place = { x?: number; width?: number; keepWithNext?: number }

const bottom = page.height - page.bottom

/** Adds a page with a footer: the title of the guide and the page number. */
export function nextPage(flow: Flow): void {
  const { paper, footer } = flow
  paper.addPage()
  const style = { size: 8.5, leading: 11, colour: palette.muted }
  paper.decorate(() => {
    const y = page.height - 52
    paper.rule(page.left, page.width - page.right, y - 12)
    paper.line([{ text: footer, face: 'body' }], page.left, y, style)
    paper.line([{ text: String(paper.pages), face: 'strong' }], page.outer, y, {
      ...style,
      colour: palette.tide,
    })
  })
  flow.y = page.top
}

/** Starts a new page if `height` doesn't fit on this one. */
export function ensureRoom(flow: Flow, height: number): void {
  if (flow.y + height > bottom) nextPage(flow)
}

/** The number of lines to keep together: all of a short text, two of a longer one. */
export function keptTogether(lines: number): number {
  return lines <= 3 ? lines : 2
}

/**
 * Draws a text under a tag and advances below it. The text may continue on the next page, but without widows and
 * orphans; `keepWithNext` reserves space below it.
 */
export function drawText(
  flow: Flow,
  parent: PDFKit.PDFStructureElement,
  type: string,
  runs: readonly Run<Face>[],
  style: TextStyle,
  { x = page.left, width = column, keepWithNext = 0 }: Place = {},
): void {
  const { paper } = flow
  let rest = paper.lines(runs, width, style)
  ensureRoom(flow, keptTogether(rest.length) * style.leading + keepWithNext)
  const contents = []
  while (rest.length > 0) {
    const fits = Math.max(1, Math.floor((bottom - flow.y) / style.leading))
    const count = rest.length - fits === 1 ? fits - 1 : Math.min(fits, rest.length)
    const drawn = rest.slice(0, count)
    contents.push(paper.mark(type, () => paper.block(drawn, x, flow.y, style)))
    flow.y += drawn.length * style.leading
    rest = rest.slice(count)
    if (rest.length > 0) nextPage(flow)
  }
  parent.add(paper.doc.struct(type, {}, contents))
}
