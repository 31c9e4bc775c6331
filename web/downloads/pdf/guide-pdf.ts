import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { localeOf } from '@tidewright/contracts/locales.ts'
import type { DownloadSource, Guide, GuidePart } from '../download-texts.ts'
import { bodyStyle, drawBlocks } from './blocks.ts'
import { column, type Face, page, palette } from './brand.ts'
import { drawContents, partDestination } from './contents.ts'
import { drawCover } from './cover.ts'
import { drawText, ensureRoom, type Flow, nextPage } from './flow.ts'
import type { Run } from './lines.ts'
import { createPaper } from './paper.ts'

const partTitle = { size: 21, leading: 27, colour: palette.ink }
const chapterTitle = { size: 27, leading: 33, colour: palette.ink }
const chapterText = { size: 12.5, leading: 19, colour: palette.muted }
const chapterNumber = { size: 44, leading: 44, colour: palette.tide }
const roomForChapter = 320
const closing = { size: 9.5, leading: 14, colour: palette.muted }

/** Renders a guide as a tagged PDF with bookmarks. A table of contents takes its page numbers from a first pass. */
export async function guidePdf(guide: Guide, source: DownloadSource): Promise<Buffer> {
  const { pages } = guide.hasChapters ? await draw(guide, source, []) : { pages: [] }
  const { paper } = await draw(guide, source, pages)
  return paper.bytes()
}

async function draw(
  guide: Guide,
  { locale, texts, settings }: DownloadSource,
  pageNumbers: readonly number[],
) {
  const { title, subtitle, parts, hasChapters } = guide
  const { company } = settings
  const labels = texts.labels.guide
  const { languageTag } = localeOf(locale)
  const paper = createPaper({ title: `${title} · ${company}`, author: company, languageTag })
  drawCover(paper, { title, subtitle, company, label: labels.cover })
  const flow: Flow = { paper, y: 0, footer: `${title} · ${company}` }
  nextPage(flow)
  if (hasChapters) {
    drawContents(flow, labels.contents, parts, pageNumbers)
    drawClosing(flow, guide.closing)
  }
  const pages: number[] = []
  for (const [index, part] of parts.entries()) {
    // A long guide takes a third of a second.
    await yieldToRequests()
    if (hasChapters) beginChapter(flow, index === 0)
    pages.push(paper.pages)
    paper.doc.addNamedDestination(partDestination(index), 'XYZ', null, flow.y - 24, null)
    drawPart(flow, part, hasChapters ? index + 1 : null)
  }
  if (!hasChapters) drawClosing(flow, guide.closing)
  return { paper, pages }
}

/** Starts a chapter on a new page, unless nearly half of the current one is free. */
function beginChapter(flow: Flow, isFirst: boolean) {
  const { paper } = flow
  const left = page.height - page.bottom - flow.y
  if (isFirst || left < roomForChapter) return nextPage(flow)
  paper.decorate(() => paper.rule(page.outer, page.width - page.right, flow.y + 22))
  flow.y += 52
}

function drawPart(flow: Flow, { title, text, blocks }: GuidePart, number: number | null) {
  const { paper } = flow
  const section = paper.doc.struct('Sect', { title })
  paper.root.add(section)
  const style = number === null ? partTitle : chapterTitle
  if (number === null && flow.y > page.top) flow.y += 14
  ensureRoom(flow, style.leading + 5 * bodyStyle.leading)
  paper.doc.outline.addItem(title)
  if (number !== null) {
    const runs: Run<Face>[] = [{ text: String(number), face: 'display' }]
    paper.decorate(() => paper.line(runs, page.outer, flow.y - 8, chapterNumber))
  }
  drawText(flow, section, 'H2', [{ text: title, face: 'display' }], style)
  flow.y += 8
  if (text) {
    drawText(flow, section, 'P', [{ text, face: 'body' }], chapterText)
    flow.y += 14
  }
  drawBlocks(flow, section, blocks)
  section.end()
}

/** Draws the closing text in small print: author, basis of the figures, contact. */
function drawClosing(flow: Flow, text: string) {
  const { paper } = flow
  const section = paper.doc.struct('Sect')
  paper.root.add(section)
  const runs: Run<Face>[] = [{ text, face: 'body' }]
  const height = paper.lines(runs, column, closing).length * closing.leading
  ensureRoom(flow, height + 40)
  paper.decorate(() => paper.rule(page.left, page.left + 60, flow.y + 18, 2, palette.tide))
  flow.y += 32
  drawText(flow, section, 'P', runs, closing)
  section.end()
}
