import { htmlToPortableText } from '@portabletext/html'
import { compileSchema, defineSchema } from '@portabletext/schema'
import { tableLimits } from '@tidewright/schemas/objects/rich-text/data-table.schema.ts'
import { cellsOf } from '../inputs/table/pasted-table.ts'

/** What our rich text supports; other pasted content is converted to the nearest match. */
const schema = compileSchema(
  defineSchema({
    styles: [{ name: 'normal' }, { name: 'h2' }, { name: 'h3' }],
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
  }),
)

export type PastedBlock = ReturnType<typeof htmlToPortableText>[number]

/** How many images and tables were left out or converted to text. */
export type LeftOut = { images: number; tables: number }

/** Converts clipboard HTML from a word processor or web page to blocks. Links keep their URL as `href`. */
export function pastedBlocks(html: string): { blocks: PastedBlock[]; leftOut: LeftOut } {
  const document = new DOMParser().parseFromString(html, 'text/html')
  dropInternal(document)
  const images = dropImages(document)
  const tables = takeTables(document)
  const leftOut = { images, tables: flattenTables(document) }
  splitBoxes(document)
  joinListItems(document)
  rename(document, 'h1, [role=heading][aria-level="1"], [role=heading][aria-level="2"]', 'h2')
  rename(document, 'h4, h5, h6, [role=heading]', 'h3')
  const blocks = htmlToPortableText(document.documentElement.outerHTML, { schema })
  return { blocks: blocks.filter(hasText).map((block) => tables.get(textOf(block)) ?? block), leftOut }
}

const withStyle = (...declarations: [string, string][]) =>
  declarations.flatMap(([name, value]) => [`[style*="${name}:${value}" i]`, `[style*="${name}: ${value}" i]`])

/** What only the authors of a document see: comments of Word and Google Docs, deleted and hidden text, page headers. */
const internal = [
  'del, noscript, [hidden]',
  '.msocomanchor, .msocomtxt, .msoDel',
  ...withStyle(
    ['display', 'none'],
    ['mso-hide', ''],
    ['mso-element', 'comment'],
    ['mso-element', 'header'],
    ['mso-element', 'footer'],
  ),
  'a[href^="#_msocom"]',
  'sup:has(> a[href^="#cmnt"]), div:has(> p > a[href^="#cmnt_ref"])',
].join()

const fieldStart = withStyle(['mso-element', 'field-begin']).join()
const fieldText = withStyle(['mso-element', 'field-separator'], ['mso-element', 'field-end']).join()

function dropInternal(document: Document): void {
  for (const element of document.querySelectorAll(internal)) element.remove()
  // The code of a field of Word, such as HYPERLINK; its text follows.
  for (const start of document.querySelectorAll(fieldStart)) {
    for (let code = start.nextSibling; code; code = start.nextSibling) {
      if (code instanceof Element && code.matches(fieldText)) break
      code.remove()
    }
  }
}

/** Elements that stand in lines of their own, and which have no counterpart in our rich text. */
const boxes = [
  'address, article, aside, blockquote, center, dd, details, dialog, div, dt, fieldset, figcaption, figure, footer, form',
  'header, hgroup, legend, main, nav, search, section, summary, [role$=cell], [role$=header]',
  ...withStyle(['display', 'block'], ['display', 'flex'], ['display', 'grid']).map((box) => `span${box}`),
].join()
const blockElements = `${boxes}, dl, h1, h2, h3, h4, h5, h6, hr, li, menu, ol, p, pre, table, tr, td, th, ul`

/** Makes paragraphs of the text in boxes: web mail and notes have a `div` for each. */
function splitBoxes(document: Document): void {
  for (const box of [...document.querySelectorAll(`body, ${boxes}, li`)].reverse()) {
    let paragraph: Element | null = null
    for (const node of [...box.childNodes]) {
      if (node instanceof Element && (node.matches(blockElements) || node.querySelector(blockElements))) {
        paragraph = null
        continue
      }
      paragraph ??= box.insertBefore(document.createElement('p'), node)
      paragraph.append(node)
    }
    if (!box.matches('body, li')) box.replaceWith(...box.childNodes)
  }
}

/**
 * The paragraphs of a list item become lines. Google Docs puts a nested list next to its item, and web pages put text
 * without an item into a list, which would get lost.
 */
function joinListItems(document: Document): void {
  for (const list of document.querySelectorAll('ul, ol')) {
    for (const node of [...list.childNodes]) {
      if (node instanceof Element ? node.matches('li, ul, ol') : !node.textContent?.trim()) continue
      const item = list.insertBefore(document.createElement('li'), node)
      item.append(node)
    }
  }
  for (const list of document.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list)
  for (const paragraph of document.querySelectorAll('li > :is(p, h1, h2, h3, h4, h5, h6, pre)')) {
    if (paragraph.previousElementSibling?.matches(':not(ul, ol, menu)'))
      paragraph.prepend(document.createElement('br'))
  }
}

/** Word processors separate paragraphs with empty ones. */
function hasText(block: PastedBlock): boolean {
  return !('children' in block) || /[^\s\p{Default_Ignorable_Code_Point}]/u.test(textOf(block))
}

/** An image on the clipboard is only a path on somebody's disk, so it has to be uploaded separately. */
function dropImages(document: Document): number {
  const images = [...document.querySelectorAll('img, picture, svg')]
  for (const image of images) image.remove()
  return images.length
}

/**
 * Replaces tables of plain texts by a paragraph with a mark. The first row has the headings.
 * @returns the tables as blocks, by their mark
 */
function takeTables(document: Document): Map<string, PastedBlock> {
  const taken = new Map<string, PastedBlock>()
  for (const table of document.querySelectorAll('table')) {
    if (isLayoutTable(table) || table.querySelector('a[href], h1, h2, h3, h4, h5, h6, ul, ol, dl')) continue
    // A list item or preformatted text becomes one block, which can't contain a table.
    const around = table.closest('li, pre')
    if (around && around.textContent?.trim() !== table.textContent?.trim()) continue
    const cells = cellsOf(table)
    const width = Math.max(...cells.map(({ length }) => length))
    const [columns = [], ...rows] = cells.map((row) => [
      ...row,
      ...Array<string>(width - row.length).fill(''),
    ])
    const fits =
      width >= 2 && width <= tableLimits.columns && rows.length > 0 && rows.length <= tableLimits.rows
    if (!fits || cells.flat().some(({ length }) => length > tableLimits.letters)) continue
    const mark = `\uE000${taken.size}\uE000`
    const block = {
      _type: 'dataTable',
      _key: crypto.randomUUID(),
      caption: table.caption?.textContent?.trim() ?? '',
      columns,
      rowHeadings: true,
      rows: rows.map((row) => ({ _type: 'tableRow', _key: crypto.randomUUID(), cells: row })),
    }
    taken.set(mark, block)
    const paragraph = document.createElement('p')
    paragraph.textContent = mark
    table.replaceWith(paragraph)
  }
  return taken
}

function textOf(block: PastedBlock): string {
  if (!('children' in block) || !Array.isArray(block.children)) return ''
  return block.children.map((child) => ('text' in child ? String(child.text) : '')).join('')
}

/**
 * Converts each row of a table to a paragraph with its links and emphasis. A table that only lays out a newsletter or a
 * web page is unwrapped, as is one with headings or lists in its cells, which a paragraph can't have.
 * @returns the number of tables of data
 */
function flattenTables(document: Document): number {
  const tables = [...document.querySelectorAll('table')].map((table) => ({
    table,
    isLayout: isLayoutTable(table),
    isUnwrapped: isLayoutTable(table) || table.querySelector('h1, h2, h3, h4, h5, h6, ul, ol, dl') !== null,
  }))
  // The inner ones first: an outer table is converted with what has become of them.
  for (const { table, isUnwrapped } of tables.toReversed()) {
    const rows = [...table.rows].flatMap((row) =>
      isUnwrapped ? [...row.cells].map(toBox) : toParagraph(row),
    )
    table.replaceWith(...[table.caption ?? []].flat().map(toBox), ...rows)
  }
  return tables.filter(({ isLayout }) => !isLayout).length
}

/** Whether a table says so, contains another one, or has no two cells with content beside each other. */
function isLayoutTable(table: HTMLTableElement): boolean {
  if (/^(?:presentation|none)$/i.test(table.getAttribute('role') ?? '')) return true
  const hasContent = (cell: Element) => cell.textContent.trim() !== ''
  return (
    table.querySelector('table') !== null ||
    [...table.rows].every(({ cells }) => [...cells].filter(hasContent).length < 2)
  )
}

function toBox(part: Element): Element {
  const box = part.ownerDocument.createElement('div')
  box.append(...part.childNodes)
  return box
}

/** The cells of a row in one line. */
function toParagraph(row: HTMLTableRowElement): Element {
  const paragraph = row.ownerDocument.createElement('p')
  for (const [index, cell] of [...row.cells].entries()) {
    for (const part of cell.querySelectorAll(`${blockElements}, br`))
      part.replaceWith(' ', ...part.childNodes, ' ')
    if (index > 0) paragraph.append(' · ')
    paragraph.append(...cell.childNodes)
  }
  return paragraph
}

function rename(document: Document, selector: string, name: string): void {
  for (const element of document.querySelectorAll(selector)) {
    const renamed = document.createElement(name)
    renamed.append(...element.childNodes)
    element.replaceWith(renamed)
  }
}

/** Tells the editor what was left out or converted; null if nothing was. */
export function leftOutMessage({ images, tables }: LeftOut, links: number): string | null {
  const parts = [
    images > 0 &&
      (images === 1
        ? 'An image was left out. Upload it separately.'
        : `${images} images were left out. Upload them separately.`),
    tables > 0 && `${tables === 1 ? 'A table was' : `${tables} tables were`} converted to text.`,
    links > 0 && `${links === 1 ? 'A broken link was' : `${links} broken links were`} converted to text.`,
  ].filter((part) => typeof part === 'string')
  return parts.length > 0 ? parts.join(' ') : null
}
