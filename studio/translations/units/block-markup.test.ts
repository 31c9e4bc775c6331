import { expect, it } from 'vitest'
import { compileSeed } from '../../../content/seed/documents.ts'
import { fromMarkup, type TextBlock, toMarkup } from './block-markup.ts'
import { isTextBlock } from './units.ts'

const span = (text: string, marks: string[] = []) => ({ _type: 'span' as const, _key: text, text, marks })
const block: TextBlock = {
  _type: 'block',
  _key: 'k',
  children: [
    span('Ask '),
    span('us', ['l1']),
    span(', or ', []),
    span('read', ['l2', 'strong']),
    span(' <all> & more.'),
  ],
  markDefs: [{ _key: 'l1' }, { _key: 'l2' }],
}

it('writes emphasis and links as tags, and escapes typed angle brackets', () => {
  expect(toMarkup(block)).toBe('Ask <a1>us</a1>, or <a2><b>read</b></a2> &lt;all> &amp; more.')
})

it('reads reordered text and keeps the link targets of the source', () => {
  const read = fromMarkup(block, '<a2><b>Lisez</b></a2>, ou <a1>demandez</a1> &lt;tout> &amp; plus.')
  expect(read.children.map(({ text, marks }) => [text, marks])).toEqual([
    ['Lisez', ['l2', 'strong']],
    [', ou ', []],
    ['demandez', ['l1']],
    [' <tout> & plus.', []],
  ])
  expect(read.markDefs).toBe(block.markDefs)
})

it.each([
  ['Ask <a1>us</a1>.', 'The link <a2> is missing.'],
  ['<a1>Ask</a1> <a2>us', '<a2> isn’t closed.'],
  ['<a1>Ask <a2>us</a1></a2>', '</a1> doesn’t close the tag that was opened last.'],
  ['<a1>Ask</a1> <a2>us</a2> <a3>now</a3>', '<a3> doesn’t exist in this text.'],
])('rejects %j', (markup, reason) => {
  expect(() => fromMarkup(block, markup)).toThrow(reason)
})

it('round-trips every block of the starter content', () => {
  const blocks = blocksIn(compileSeed())
  expect(blocks.length).toBeGreaterThan(300)
  for (const original of blocks) {
    const markup = toMarkup(original)
    const again = fromMarkup(original, markup)
    expect(toMarkup(again)).toBe(markup)
    expect(again.children.map(({ text }) => text).join('')).toBe(
      original.children.map(({ text }) => text).join(''),
    )
  }
})

function blocksIn(value: unknown): TextBlock[] {
  if (typeof value !== 'object' || value === null) return []
  return isTextBlock(value) ? [value] : Object.values(value).flatMap(blocksIn)
}
