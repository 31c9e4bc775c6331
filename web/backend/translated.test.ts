import { expect, it } from 'vitest'
import { translated } from './translated.ts'

const row = {
  title: 'Guide',
  description: 'Eight chapters',
  translations: { nl: { title: 'Gids' }, fr: { title: '' } },
}

it.each([
  ['nl', 'title', 'Gids'],
  ['nl', 'description', 'Eight chapters'],
  ['fr', 'title', 'Guide'],
  ['en-UK', 'title', 'Guide'],
] as const)('in %s the %s is %s', (locale, field, text) => {
  expect(translated(row, field, locale)).toBe(text)
})

it('takes anything that is no translation for none', () => {
  for (const translations of [null, [], 'x', { nl: null }, { nl: { title: 1 } }]) {
    expect(translated({ title: 'Guide', translations }, 'title', 'nl')).toBe('Guide')
  }
})
