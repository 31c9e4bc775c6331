import { markdownToPortableText } from '@portabletext/markdown'
import type { SeedPicture } from '../document.ts'

type Block = ReturnType<typeof markdownToPortableText>[number]

const styles = new Set(['normal', 'h2', 'h3'])

/**
 * Compiles Markdown to blocks of the `richText` type. A blockquote becomes a pull quote. A fence marked `callout`
 * becomes a callout whose first line is the title. A fence marked `table` becomes a table: the first line is the
 * caption, the second has the headings, and `|` separates cells. An image refers to a file in `images/`; its title is
 * the caption. Keys are numbered, so that compiling twice gives the same blocks.
 * `linkFrom` converts a URL to the schema's link. @throws on Markdown that the type doesn't support.
 */
export function compileRichText(markdown: string, linkFrom: (href: string) => object): object[] {
  let count = 0
  const keyGenerator = () => `k${String(++count).padStart(4, '0')}`
  const blocks = markdownToPortableText(markdown, {
    keyGenerator,
    onDegradation: ({ message }) => {
      throw new Error(message)
    },
    types: {
      code: ({ value }) =>
        value.language === 'table' ? tableFrom(value.code, keyGenerator) : calloutFrom(value, keyGenerator()),
      image: ({ value }) => ({
        _type: 'captionedPicture',
        _key: keyGenerator(),
        picture: {
          _type: 'picture',
          launchFile: value.src,
          alt: value.alt,
          decorative: false,
        } satisfies SeedPicture,
        ...(value.title ? { caption: value.title } : {}),
      }),
      blockquote: ({ value }) => ({
        _type: 'pullQuote',
        _key: keyGenerator(),
        text: plainText(value.content),
      }),
    },
  })
  for (const block of blocks) {
    if (block._type === 'block' && !styles.has(String(block.style))) {
      throw new Error(`Rich text has no style "${block.style}": ${plainText([block]).slice(0, 60)}`)
    }
  }
  return blocks.map((block) => withLinks(block, linkFrom))
}

function withLinks(block: Block, linkFrom: (href: string) => object): object {
  if (!('markDefs' in block) || !Array.isArray(block.markDefs)) return block
  const markDefs = block.markDefs.map((mark: { _key: string; href?: unknown }) => ({
    _key: mark._key,
    // Markdown encodes the braces of placeholders.
    ...linkFrom(decodeURI(String(mark.href))),
  }))
  return { ...block, markDefs }
}

function calloutFrom({ language, code }: { language: string | undefined; code: string }, key: string) {
  if (language !== 'callout')
    throw new Error(`A fence must be marked "callout" or "table", not "${language ?? ''}".`)
  const [title = '', ...lines] = code.trim().split('\n')
  return { _type: 'callout', _key: key, title: title.trim(), text: lines.join('\n').trim() }
}

function tableFrom(code: string, keyGenerator: () => string) {
  const [caption = '', ...lines] = code.trim().split('\n')
  const [columns = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()))
  for (const cells of rows) {
    if (cells.length !== columns.length)
      throw new Error(
        `A row of the table "${caption}" has ${cells.length} cells instead of ${columns.length}.`,
      )
  }
  return {
    _type: 'dataTable',
    _key: keyGenerator(),
    caption: caption.trim(),
    columns,
    rowHeadings: true,
    rows: rows.map((cells) => ({ _type: 'tableRow', _key: keyGenerator(), cells })),
  }
}

/** The plain text of blocks, one line per paragraph. */
export function plainText(blocks: readonly object[]): string {
  return blocks.map((block) => spansOf(block).join('')).join('\n')
}

function spansOf(block: object): string[] {
  const fields = new Map<string, unknown>(Object.entries(block))
  const own = ['title', 'text', 'caption', 'columns', 'cells'].flatMap((name) => fields.get(name) ?? [])
  const inner = ['children', 'rows'].flatMap((name) => fields.get(name) ?? [])
  return [
    ...own.filter((part) => typeof part === 'string').map((part) => `${part} `),
    ...inner.flatMap((part) => (isSpan(part) ? part.text : spansOf(Object(part)))),
  ]
}

function isSpan(value: unknown): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}
