import { DIFF_DELETE, DIFF_EQUAL, DIFF_INSERT } from '@sanity/diff-match-patch'
import { expect, it } from 'vitest'
import { wordDiff } from './changed-text.tsx'

it('compares whole words', () => {
  expect(wordDiff('First bullet', 'Premier point')).toEqual([
    [DIFF_DELETE, 'First bullet'],
    [DIFF_INSERT, 'Premier point'],
  ])
  expect(wordDiff('Count it first.', 'Count it twice.')).toEqual([
    [DIFF_EQUAL, 'Count it '],
    [DIFF_DELETE, 'first'],
    [DIFF_INSERT, 'twice'],
    [DIFF_EQUAL, '.'],
  ])
  expect(wordDiff('Count', 'Count, twice')).toEqual([
    [DIFF_EQUAL, 'Count'],
    [DIFF_INSERT, ', twice'],
  ])
})
