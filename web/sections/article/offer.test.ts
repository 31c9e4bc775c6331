import { expect, it } from 'vitest'
import type { RichText } from '@/content-types.ts'
import { offerIndex } from './offer.tsx'

const block = (style: string, length: number, listItem?: 'bullet') =>
  ({
    _type: 'block',
    _key: 'k',
    style,
    listItem,
    children: [{ text: 'x'.repeat(length) }],
  }) as RichText[number]
const paragraph = (length = 100) => block('normal', length)
const heading = block('h2', 10)
const item = block('normal', 100, 'bullet')

it('is before the heading nearest to two thirds', () => {
  const body = [paragraph(), heading, paragraph(200), heading, paragraph(), heading, paragraph(100)]
  expect(offerIndex(body)).toBe(3)
})

it('is between two paragraphs if no heading is near', () => {
  const body = [heading, ...Array.from({ length: 9 }, () => paragraph())]
  expect(offerIndex(body)).toBe(7)
})

it('does not separate a list, nor a heading or a list from its text', () => {
  expect(offerIndex([paragraph(), item, item, item, item, item])).toBeNull()
  expect(offerIndex([paragraph(200), block('h3', 100), paragraph(150)])).toBeNull()
  expect(offerIndex([])).toBeNull()
})
