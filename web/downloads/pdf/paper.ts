import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { type Face, fontFiles, page, palette } from './brand.ts'
import { breakLines, type Run, widthOf } from './lines.ts'
import { sfntOf } from './sfnt.ts'

export type TextStyle = { size: number; leading: number; colour: string }
type PaperOptions = { title: string; author: string; languageTag: string }
type Tag = PDFKit.PDFStructureElement
type Content = PDFKit.PDFStructureContent

export type Paper = ReturnType<typeof createPaper>

const fonts = Object.entries(fontFiles).map(([face, file]) => [face, sfntOf(readFileSync(file))] as const)

/** The fonts lack the narrow no-break space; the regular one is hardly wider. */
const drawable = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** A tagged PDF document: everything drawn is either tagged content or decoration. */
export function createPaper({ title, author, languageTag }: PaperOptions) {
  // A fixed date, so that the same text gives the same bytes.
  const info = { Title: title, Author: author, CreationDate: new Date(0), ModDate: new Date(0) }
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    lang: languageTag,
    displayTitle: true,
    pdfVersion: '1.7',
    info,
  })
  for (const [face, font] of fonts) doc.registerFont(face, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let pages = 0

  function addPage(background: string = palette.paper) {
    doc.addPage()
    pages += 1
    decorate(() => doc.rect(0, 0, page.width, page.height).fill(background))
  }

  /** Draws decoration, which screen readers skip. */
  function decorate(draw: () => void) {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  /** Draws tagged content and returns it, for a tag with content on several pages. */
  function mark(type: string, draw: () => void): Content {
    const content = doc.markStructureContent(type)
    draw()
    doc.endMarkedContent()
    return content
  }

  function tag(parent: Tag, type: string, draw: () => void) {
    parent.add(doc.struct(type, {}, [mark(type, draw)]))
  }

  function measure({ size }: TextStyle) {
    return (text: string, face: Face) => doc.font(face).fontSize(size).widthOfString(drawable(text))
  }

  function lines(runs: readonly Run<Face>[], width: number, style: TextStyle) {
    return breakLines(runs, width, measure(style))
  }

  /** Draws one line, its top at `y`. */
  function line(runs: readonly Run<Face>[], x: number, y: number, style: TextStyle) {
    let left = x
    const width = measure(style)
    for (const { text, face } of runs) {
      doc.font(face).fontSize(style.size).fillColor(style.colour)
      doc.text(drawable(text), left, y, { lineBreak: false })
      left += width(text, face)
    }
  }

  /** Draws lines below each other, the top of the first at `y`. */
  function block(lines: readonly Run<Face>[][], x: number, y: number, style: TextStyle) {
    for (const [index, runs] of lines.entries()) line(runs, x, y + index * style.leading, style)
  }

  /** Draws a horizontal rule, which is decoration. */
  function rule(from: number, to: number, y: number, width = 0.6, colour: string = palette.line) {
    doc.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(colour)
  }

  /** The whole document as bytes. */
  async function bytes(): Promise<Buffer> {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => doc.on('end', resolve))
    root.end()
    doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  return {
    doc,
    root,
    addPage,
    decorate,
    mark,
    tag,
    lines,
    line,
    block,
    rule,
    bytes,
    get pages() {
      return pages
    },
    lineWidth: (runs: readonly Run<Face>[], style: TextStyle) => widthOf(runs, measure(style)),
  }
}
