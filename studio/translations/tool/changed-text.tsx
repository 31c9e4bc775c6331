import { DIFF_DELETE, DIFF_INSERT } from '@sanity/diff-match-patch'
import { Text } from '@sanity/ui'
import { wordDiff } from './word-diff.ts'

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
