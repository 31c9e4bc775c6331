/** What a text and its translation must have in common, as sorted lists. */
type Parts = { placeholders: string[]; tags: string[]; numbers: string[] }

/** Numbers are compared without separators, so `2,500`, `2.500` and `2 500` are equal. */
function partsOf(text: string): Parts {
  const words = text.replaceAll(/\{[\w.]+(?::[^{}]*)?\}/g, ' ')
  return {
    // How a number is written differs between languages: only its key must be the same.
    placeholders: [...text.matchAll(/\{(\w+)(?::[^{},]*)?\}/g)].map(([, key]) => `{${key}}`).sort(),
    tags: [...text.matchAll(/<(?:a\d+)>/g)].map(([whole]) => whole).sort(),
    numbers: [
      ...words.replaceAll(/<\/?(?:b|i|a\d+)>/g, '').matchAll(/\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/g),
    ]
      .map(([number]) => number.replaceAll(/\D/g, ''))
      .sort(),
  }
}

/** The placeholders, link tags and numbers that a translation lacks, and those that only it has. */
export function placeholderDiff(source: string, translation: string): { missing: string[]; added: string[] } {
  const [before, after] = [partsOf(source), partsOf(translation)].map(({ placeholders, tags, numbers }) => [
    ...placeholders,
    ...tags,
    ...numbers,
  ])
  return { missing: without(before ?? [], after ?? []), added: without(after ?? [], before ?? []) }
}

/** Multiset difference: the members of a list that another one lacks, as often as they are missing. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return list.filter((member) => {
    const index = rest.indexOf(member)
    if (index !== -1) rest.splice(index, 1)
    return index === -1
  })
}
