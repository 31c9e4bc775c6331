import { cleanupSemantic, DIFF_DELETE, DIFF_INSERT, type Diff, makeDiff } from '@sanity/diff-match-patch'
import { Text } from '@sanity/ui'

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

type ChangedTextProps = { before: string; after: string; lang?: string }

/** A text diff by words: deletions are struck through, insertions bold. */
export function ChangedText({ before, after, lang = 'en-GB' }: ChangedTextProps) {
  let position = 0
  return (
    <Text size={1} lang={lang} data-testid="changed-text">
      {wordDiff(before, after).map(([kind, text]) => {
        const key = position++
        if (kind === DIFF_DELETE)
          return (
            <del key={key} style={{ opacity: 0.7 }}>
              {text}
            </del>
          )
        if (kind === DIFF_INSERT)
          return (
            <ins key={key} style={{ fontWeight: 600 }}>
              {text}
            </ins>
          )
        return <span key={key}>{text}</span>
      })}
    </Text>
  )
}
