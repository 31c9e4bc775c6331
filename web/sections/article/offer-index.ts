import type { RichText } from '@/content-types.ts'

/** Where the offer belongs, as a share of the text, and how far from there it may be. */
const wanted = 2 / 3
const maxAway = 1 / 6
/** Between two paragraphs it interrupts more than before a heading: as if it were farther away by this share. */
const betweenParagraphs = 0.1

/** The block of a text before which an offer interrupts least, at about two thirds; null if there is none. */
export function offerIndex(body: RichText): number | null {
  const total = body.reduce((sum, block) => sum + lengthOf(block), 0)
  let nearest: number | null = null
  let least = maxAway
  let before = 0
  body.forEach((block, index) => {
    const previous = body[index - 1]
    const isHeading = block._type === 'block' && block.style === 'h2'
    const away = Math.abs(before / total - wanted) + (isHeading ? 0 : betweenParagraphs)
    if (away <= least && (isHeading || (isParagraph(block) && isParagraph(previous)))) {
      nearest = index
      least = away
    }
    before += lengthOf(block)
  })
  return nearest
}

type Block = RichText[number]

function isParagraph(block: Block | undefined): boolean {
  return block?._type === 'block' && block.style === 'normal' && !block.listItem
}

function lengthOf(block: Block): number {
  if (block._type !== 'block') return 0
  return (block.children ?? []).reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
}
