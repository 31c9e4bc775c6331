import { htmlToPortableText } from '@portabletext/html'
import { compileSchema, defineSchema } from '@portabletext/schema'

/** What rich text here can hold of pasted text; the rest becomes the nearest thing. */
const schema = compileSchema(
  defineSchema({
    styles: [{ name: 'normal' }, { name: 'h2' }, { name: 'h3' }],
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
  }),
)

export type PastedBlock = ReturnType<typeof htmlToPortableText>[number]

/** How much of what was copied has no place here. */
export type LeftOut = { pictures: number; tables: number }

/** Reads what a word processor or a web page puts on the clipboard. Links keep their addresses as `href`. */
export function pastedBlocks(html: string): { blocks: PastedBlock[]; leftOut: LeftOut } {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const leftOut = { pictures: dropPictures(document), tables: flattenTables(document) }
  rename(document, 'h1', 'h2')
  rename(document, 'h4, h5, h6', 'h3')
  const blocks = htmlToPortableText(document.documentElement.outerHTML, { schema })
  return { blocks: blocks.filter(hasText), leftOut }
}

/** Word processors part paragraphs by empty ones. */
function hasText(block: PastedBlock): boolean {
  if (!('children' in block) || !Array.isArray(block.children)) return true
  return block.children.some((child) => 'text' in child && String(child.text).trim() !== '')
}

/** A picture on the clipboard is an address on somebody's disk: it has to be uploaded. */
function dropPictures(document: Document): number {
  const pictures = [...document.querySelectorAll('img, picture, svg')]
  for (const picture of pictures) picture.remove()
  return pictures.length
}

/** A row becomes a paragraph, so that nothing that was written is lost. */
function flattenTables(document: Document): number {
  const tables = [...document.querySelectorAll('table')]
  for (const table of tables) {
    const rows = [...table.rows].map((row) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = [...row.cells].map((cell) => cell.textContent.trim()).join(' · ')
      return paragraph
    })
    table.replaceWith(...rows)
  }
  return tables.length
}

function rename(document: Document, selector: string, name: string): void {
  for (const element of document.querySelectorAll(selector)) {
    const renamed = document.createElement(name)
    renamed.append(...element.childNodes)
    element.replaceWith(renamed)
  }
}

/** What was left out, in a sentence or two; null when nothing was. */
export function leftOutMessage({ pictures, tables }: LeftOut, links: number): string | null {
  const parts = [
    pictures > 0 &&
      `${pictures === 1 ? 'A picture was' : `${pictures} pictures were`} left out: upload what you need.`,
    tables > 0 && `${tables === 1 ? 'A table' : `${tables} tables`} became lines of text.`,
    links > 0 && `${links === 1 ? 'A link' : `${links} links`} led nowhere from here and became plain text.`,
  ].filter((part) => typeof part === 'string')
  return parts.length > 0 ? parts.join(' ') : null
}
