import { cleanupSemantic, DIFF_DELETE, DIFF_INSERT, makeDiff } from '@sanity/diff-match-patch'
import { Text } from '@sanity/ui'

/** A text diff: deletions are struck through, insertions underlined. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  let place = 0
  return (
    <Text size={1} lang="en-GB" data-testid="changed-text">
      {cleanupSemantic(makeDiff(before, after)).map(([kind, text]) => {
        const key = place++
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
