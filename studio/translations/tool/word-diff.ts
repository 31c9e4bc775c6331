import { cleanupSemantic, type Diff, makeDiff } from '@sanity/diff-match-patch'

/** The differences of two texts in whole words; letters of different words look alike and mean nothing. */
export function wordDiff(before: string, after: string): Diff[] {
  const words = new Map<string, string>()
  // Each word becomes one UTF-16 code unit, which the diff can't split. A text has far fewer words than there are units.
  const encode = (text: string) =>
    (text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [])
      .map((word) => {
        const code = words.get(word) ?? String.fromCharCode(1 + words.size)
        words.set(word, code)
        return code
      })
      .join('')
  const diff = makeDiff(encode(before), encode(after))
  const decode = new Map([...words].map(([word, code]) => [code, word]))
  return cleanupSemantic(diff).map(([kind, codes]) => [
    kind,
    [...codes].map((code) => decode.get(code) ?? code).join(''),
  ])
}
