/** The parts of a Portable Text block that hold its text. */
export type TextBlock = {
  _type: 'block'
  _key: string
  children: readonly { _type: 'span'; _key: string; text: string; marks?: readonly string[] }[]
  markDefs?: readonly { _key: string }[]
}

const decorators: Record<string, string> = { strong: 'b', em: 'i' }
const tagPattern = /<(\/?)(b|i|a\d+)>/g

/**
 * The text of a block as markup: emphasis is `<b>` and `<i>`, the first link `<a1>`, the second `<a2>`. A typed `<` or
 * `&` is escaped as `&lt;` and `&amp;`.
 */
export function toMarkup(block: TextBlock): string {
  const tagOf = tagsOf(block)
  let open: string[] = []
  let markup = ''
  for (const { text, marks = [] } of block.children) {
    const tags = marks.flatMap((mark) => tagOf.get(mark) ?? []).sort()
    const kept = open.findIndex((tag, index) => tag !== tags[index])
    const staying = kept === -1 ? open : open.slice(0, kept)
    markup += closing(open.slice(staying.length)) + opening(tags.slice(staying.length)) + toEntities(text)
    open = tags
  }
  return markup + closing(open)
}

/**
 * The block with its text and marks replaced by a markup. Link targets are kept.
 * @throws if a tag is unknown or badly nested, or if a link is missing.
 */
export function fromMarkup(block: TextBlock, markup: string): TextBlock {
  const markOf = new Map([...tagsOf(block)].map(([mark, tag]) => [tag, mark]))
  const children: { _type: 'span'; _key: string; text: string; marks: string[] }[] = []
  const open: string[] = []
  const used = new Set<string>()
  let from = 0
  const addText = (until: number) => {
    const text = fromEntities(markup.slice(from, until))
    const marks = open.flatMap((tag) => markOf.get(tag) ?? [])
    if (text) children.push({ _type: 'span', _key: `${block._key}-${children.length}`, text, marks })
  }
  for (const { 0: whole, 1: slash, 2: tag = '', index } of markup.matchAll(tagPattern)) {
    addText(index)
    from = index + whole.length
    if (!markOf.has(tag)) throw new Error(`${whole} doesn’t exist in this text.`)
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) throw new Error(`${whole} doesn’t close the tag that was opened last.`)
    used.add(tag)
  }
  addText(markup.length)
  if (open.length > 0) throw new Error(`<${open.at(-1)}> isn’t closed.`)
  const lost = [...markOf.keys()].find((tag) => tag.startsWith('a') && !used.has(tag))
  if (lost) throw new Error(`The link <${lost}> is missing.`)
  if (children.length === 0) children.push({ _type: 'span', _key: `${block._key}-0`, text: '', marks: [] })
  return { ...block, children }
}

function tagsOf({ markDefs = [] }: TextBlock): Map<string, string> {
  return new Map([
    ...Object.entries(decorators),
    ...markDefs.map(({ _key }, index): [string, string] => [_key, `a${index + 1}`]),
  ])
}

function opening(tags: readonly string[]): string {
  return tags.map((tag) => `<${tag}>`).join('')
}

function closing(tags: readonly string[]): string {
  return tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')
}

/** Escapes a plain text, so that nothing in it is read as a tag. */
export function toEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function fromEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
