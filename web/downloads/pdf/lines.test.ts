import { expect, it } from 'vitest'
import { breakLines, type Run } from './lines.ts'

const measure = (text: string, face: 'plain' | 'wide') => text.length * (face === 'wide' ? 2 : 1)
const plain = (text: string): Run<'plain' | 'wide'> => ({ text, face: 'plain' })
const wide = (text: string): Run<'plain' | 'wide'> => ({ text, face: 'wide' })
const texts = (lines: Run<'plain' | 'wide'>[][]) =>
  lines.map((line) => line.map(({ text }) => text).join('|'))

it('breaks between words, measuring each in its face', () => {
  expect(texts(breakLines([plain('one two three four')], 9, measure))).toEqual(['one two', 'three', 'four'])
  expect(texts(breakLines([plain('one '), wide('two'), plain(' three')], 10, measure))).toEqual([
    'one |two',
    'three',
  ])
})

it('keeps a word with several faces together, and lets a too long word overflow', () => {
  expect(texts(breakLines([plain('a (see '), wide('here'), plain('), b')], 12, measure))).toEqual([
    'a (see',
    'here|), b',
  ])
  expect(texts(breakLines([plain('immeasurable it is')], 5, measure))).toEqual(['immeasurable', 'it is'])
})
