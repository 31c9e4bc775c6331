import { expect, it } from 'vitest'
import { matchExpression } from './match-expression.ts'
import { cleanQuery, maxQueryLength, parseQuery } from './parse-query.ts'

const words = (query: string, locale: Parameters<typeof parseQuery>[1] = 'en-UK') =>
  parseQuery(query, locale).map((term) => term.words.join(' '))

it('leaves out words that say nothing', () => {
  expect(words('what does the growth package cost')).toEqual(['growth', 'package', 'cost'])
  expect(words('le coût de l’offre', 'fr')).toEqual(['cout', 'offre'])
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

it('adds synonyms, also of several words and in any inflection', () => {
  const synonyms = [['money back', 'refund', 'guarantee']]
  const [phrase] = parseQuery('money back', 'en-UK', synonyms)
  expect(phrase?.synonyms.map((term) => term.words.join(' '))).toEqual(['refund', 'guarantee'])
  const [word] = parseQuery('guarantees', 'en-UK', synonyms)
  expect(word?.synonyms.map((term) => term.words.join(' '))).toEqual(['money back', 'refund'])
})

it('cuts long queries and removes control characters', () => {
  expect(cleanQuery('x'.repeat(5_000))).toHaveLength(maxQueryLength)
  expect(cleanQuery(' a\0b\u202e\n c')).toBe('a b c')
  expect(cleanQuery('\ud800')).toBe('\ufffd')
})

it.each(['" OR 1', 'title:x', '{a b}: c', 'NEAR(a b)', '-a +b ^c*', "'; drop table words"])(
  'has no syntax of FTS5 in %s',
  (query) => {
    const quoted = matchExpression(parseQuery(query, 'en-UK')).match(/"[^"]*"/g) ?? []
    expect(quoted.every((text) => /^"[\p{L}\p{N} ]+"$/u.test(text))).toBe(true)
  },
)
