import type { GuidePart } from '../download-texts.ts'
import { column, type Face, page, palette } from './brand.ts'
import { drawText, type Flow } from './flow.ts'
import type { Run } from './lines.ts'

const heading = { size: 27, leading: 33, colour: palette.ink }
const entryTitle = { size: 12.5, leading: 18, colour: palette.ink }
const entryText = { size: 9.5, leading: 14, colour: palette.muted }
const numberWidth = 30

/** The named destination of a part. */
export function partDestination(index: number): string {
  return `part-${index + 1}`
}

/** Draws the table of contents: each chapter with its introduction and page number. `name` is its localized title. */
export function drawContents(
  flow: Flow,
  name: string,
  parts: readonly GuidePart[],
  pages: readonly number[],
): void {
  const { paper } = flow
  const section = paper.doc.struct('Sect', { title: name })
  paper.root.add(section)
  drawText(flow, section, 'H2', [{ text: name, face: 'display' }], heading)
  flow.y += 18
  const list = paper.doc.struct('TOC')
  section.add(list)
  for (const [index, { title, text }] of parts.entries()) {
    const item = paper.doc.struct('TOCI')
    list.add(item)
    const number: Run<Face>[] = [{ text: String(index + 1), face: 'display' }]
    const goal: Run<Face>[] = [{ text: String(pages[index] ?? ''), face: 'strong' }]
    const { y } = flow
    paper.tag(item, 'Lbl', () => paper.line(number, page.outer, y, { ...entryTitle, colour: palette.tide }))
    const place = { width: column - numberWidth }
    drawText(flow, item, 'P', [{ text: title, face: 'strong' }], entryTitle, place)
    if (text) drawText(flow, item, 'P', [{ text, face: 'body' }], entryText, place)
    const right = page.width - page.right - paper.lineWidth(goal, entryTitle)
    const link = paper.doc.struct('Link')
    item.add(link)
    link.add(paper.mark('Link', () => paper.line(goal, right, y, { ...entryTitle, colour: palette.tide })))
    // The types lack `structParent`.
    const options: object = { structParent: link }
    paper.doc.goTo(page.left, y, column, flow.y - y, partDestination(index), options)
    link.end()
    item.end()
    flow.y += 11
  }
  list.end()
  section.end()
}
