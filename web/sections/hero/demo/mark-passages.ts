/** A piece of a text; `mark` is the index of the passage that it is, if it is one. */
type Piece = { text: string; mark: number | null }

/**
 * Splits a text at passages of it, which are marked by their indexes. A passage that isn't in the text or overlaps one
 * before it in the text is not marked.
 */
export function markPassages(text: string, passages: readonly string[]): Piece[] {
  const places = passages
    .map((passage, mark) => ({ mark, start: passage ? text.indexOf(passage) : -1, length: passage.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start)
  const pieces: Piece[] = []
  let end = 0
  for (const { mark, start, length } of places) {
    if (start < end) continue
    if (start > end) pieces.push({ text: text.slice(end, start), mark: null })
    end = start + length
    pieces.push({ text: text.slice(start, end), mark })
  }
  if (end < text.length) pieces.push({ text: text.slice(end), mark: null })
  return pieces
}
