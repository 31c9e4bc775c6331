import { expect, it } from 'vitest'
import { matchExpression } from './match-expression.ts'
import { cleanQuery, maxQueryLength, parseQuery } from './parse-query.ts'

const words = (query: string, locale: Parameters<typeof parseQuery>[1] = 'en-UK') =>
  parseQuery(query, locale).map((term) => term.words.join(' '))

it('leaves out words that say nothing', () => {
  expect(words('what does the growth package cost')).toEqual(['growth', 'package', 'cost'])
  expect(words('le coût de l’offre', 'fr')).toEqual(['cout', 'offre'])
  expect(words('ik wil graag een afspraak maken', 'nl')).toEqual(['afspraak'])
  expect(words('¿cuánto puedo ahorrar?', 'es')).toEqual(['ahorrar'])
})

it('keeps them if there are no others', () => {
  expect(words('over ons', 'nl')).toEqual(['over', 'ons'])
})

it.each(['"hidden cost" invoices', '“hidden cost” invoices', '« hidden cost » invoices'])(
  'takes a quoted phrase as a whole: %s',
  (query) => {
    expect(words(query)).toEqual(['hidden cost', 'invoices'])
  },
)

it('takes the last word as the beginning of one, until a space follows', () => {
  expect(parseQuery('hidden cos', 'en-UK').at(-1)?.isPrefix).toBe(true)
  expect(parseQuery('hidden cos ', 'en-UK').at(-1)?.isPrefix).toBe(false)
})

const same = (query: string, locale: Parameters<typeof parseQuery>[1], ...groups: string[][]) =>
  parseQuery(query, locale, groups).map(({ words, synonyms }) => [
    words.join(' '),
    synonyms.map((term) => term.words.join(' ')),
  ])

it('adds synonyms in any inflection, of every group that has the word', () => {
  const groups = [
    ['money back', 'guarantee'],
    ['guarantee', 'warranty'],
  ]
  expect(same('guarantees', 'en-UK', ...groups)).toEqual([['guarantees', ['money back', 'warranty']]])
})

it('takes several words as a synonym, also with words that say nothing, or as the parts of one word', () => {
  const guarantee = ['money back', 'guarantee']
  expect(same('money back', 'en-UK', guarantee)).toEqual([
    ['money', guarantee],
    ['back', guarantee],
  ])
  const about = ['over ons', 'team']
  expect(same('over ons', 'nl', about)).toEqual([['over ons', about]])
  const contact = ['telefoonnummer', 'contact']
  expect(same('telefoon nummer', 'nl', contact)).toEqual([
    ['telefoon', contact],
    ['nummer', contact],
  ])
})

it('cuts long queries and removes control characters', () => {
  expect(cleanQuery('x'.repeat(5_000))).toHaveLength(maxQueryLength)
  expect(cleanQuery(' a\0b\u202e\n c')).toBe('a b c')
  expect(cleanQuery('soft\u00adware pro\u200bcess')).toBe('software process')
  expect(cleanQuery('\ud800')).toBe('\ufffd')
})

it.each(['" OR 1', 'title:x', '{a b}: c', 'NEAR(a b)', '-a +b ^c*', "'; drop table words"])(
  'has no syntax of FTS5 in %s',
  (query) => {
    const quoted = matchExpression(parseQuery(query, 'en-UK')).match(/"[^"]*"/g) ?? []
    expect(quoted.every((text) => /^"[\p{L}\p{N} ]+"$/u.test(text))).toBe(true)
  },
)
