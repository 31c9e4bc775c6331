/** What a text and its translation must have in common, as sorted lists: figures and placeholders, tags, and numbers. */
type Facts = { placeholders: string[]; tags: string[]; numbers: string[] }

/** The facts of a text; numbers without what groups their digits, so that `2,500`, `2.500` and `2 500` are the same. */
function factsOf(text: string): Facts {
  const words = text.replaceAll(/\{[\w.]+\}/g, ' ')
  return {
    placeholders: [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort(),
    tags: [...text.matchAll(/<(?:a\d+)>/g)].map(([whole]) => whole).sort(),
    numbers: [
      ...words.replaceAll(/<\/?(?:b|i|a\d+)>/g, '').matchAll(/\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/g),
    ]
      .map(([number]) => number.replaceAll(/\D/g, ''))
      .sort(),
  }
}

/** What of a source's facts its translation lacks, and what it adds; empty when both tell the same. */
export function placeholderDiff(source: string, translation: string): { lost: string[]; added: string[] } {
  const [before, after] = [factsOf(source), factsOf(translation)].map(({ placeholders, tags, numbers }) => [
    ...placeholders,
    ...tags,
    ...numbers,
  ])
  return { lost: without(before ?? [], after ?? []), added: without(after ?? [], before ?? []) }
}

/** The members of a list that another one does not have, each as often as it is missing there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return list.filter((member) => {
    const index = rest.indexOf(member)
    if (index !== -1) rest.splice(index, 1)
    return index === -1
  })
}
