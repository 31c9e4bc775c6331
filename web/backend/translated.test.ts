import { expect, it } from 'vitest'
import { translated, translatedFile } from './translated.ts'

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

it('ignores values that are not translations', () => {
  for (const translations of [null, [], 'x', { nl: null }, { nl: { title: 1 } }]) {
    expect(translated({ title: 'Guide', translations }, 'title', 'nl')).toBe('Guide')
  }
})

it.each([
  ['fr', '/downloads/fr/guide.pdf'],
  ['es', 'https://files.example/guia.pdf'],
  ['nl', '/downloads/guide.pdf'],
  ['it', '/downloads/guide.pdf'],
  ['en-UK', '/downloads/guide.pdf'],
] as const)('in %s the file is %s', (locale, url) => {
  const translations = {
    fr: { file_url: '/downloads/fr/guide.pdf' },
    es: { file_url: 'https://files.example/guia.pdf' },
    it: { file_url: 'javascript:alert(1)' },
    nl: { title: 'Gids' },
  }
  expect(translatedFile({ file_url: '/downloads/guide.pdf', translations }, locale)).toBe(url)
})

it('has a file in one language even without an English one', () => {
  const row = { file_url: null, translations: { fr: { file_url: '/downloads/fr/guide.pdf' } } }
  expect(translatedFile(row, 'fr')).toBe('/downloads/fr/guide.pdf')
  expect(translatedFile(row, 'nl')).toBeNull()
})
