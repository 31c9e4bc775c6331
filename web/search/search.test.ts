import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { expect, it } from 'vitest'
import { SearchIndex } from './index/search-index.ts'
import { search } from './search.ts'
import type { SearchEntry, SearchRequest, SearchRules, Segment } from './search-types.ts'

function entry(id: string, fields: Partial<SearchEntry>): SearchEntry {
  const texts = { title: '', names: [], description: '', headings: '', body: '' }
  return { id, rev: '1', kind: 'page', path: `/${id}`, date: 0, ...texts, ...fields }
}

function indexOf(locale: LocaleId, ...entries: SearchEntry[]): SearchIndex {
  const index = new SearchIndex(locale)
  // A word that most entries have would count for nothing.
  const others = Array.from({ length: 10 }, (_, number) => entry(`other-${number}`, { title: 'Qqq' }))
  index.put([...others, ...entries])
  return index
}

const request = (query: string, asked: Partial<SearchRequest> = {}): SearchRequest => ({
  locale: 'en-UK',
  query,
  kind: null,
  page: 1,
  perPage: 24,
  excerptLength: 160,
  ...asked,
})
const ids = (index: SearchIndex, query: string, rules?: SearchRules) =>
  search(index, request(query), rules).hits.map(({ id }) => id)
const marked = (segments: Segment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

it('lists all of thousands of matches, those with the word in their title first', () => {
  const common = Array.from({ length: 2_100 }, (_, number) =>
    entry(`common-${number}`, { body: 'An invoice.', date: number }),
  )
  const index = indexOf('en-UK', entry('title', { title: 'Invoices by hand' }), ...common)
  const { count, hits } = search(index, request('invoice', { perPage: 3 }))
  expect(count).toBe(2_101)
  expect(hits.map(({ id }) => id)).toEqual(['title', 'common-2099', 'common-2098'])
})

it('takes a word that many have as complete', () => {
  const many = Array.from({ length: 50 }, (_, number) => entry(`part-${number}`, { body: 'A part.' }))
  const index = indexOf('en-UK', entry('longer', { title: 'Partner' }), ...many)
  expect([search(index, request('part')).count, search(index, request('partn')).count]).toEqual([50, 1])
})

it('puts titles before headings, and headings before text', () => {
  const index = indexOf(
    'en-UK',
    entry('body', { title: 'One', body: 'An invoice and more words.' }),
    entry('title', { title: 'Invoices by hand' }),
    entry('heading', { title: 'Two', headings: 'Invoices' }),
  )
  expect(ids(index, 'invoices')).toEqual(['title', 'heading', 'body'])
})

it.each(['growth pack', 'growth package'])(
  'puts a title with all words first, typed in full or not: %s',
  (query) => {
    const index = indexOf(
      'en-UK',
      entry('list', { title: 'Packages', headings: 'Growth Package. '.repeat(4) }),
      entry('package', { title: 'Our Growth Package with a longer name than most' }),
    )
    expect(ids(index, query)[0]).toBe('package')
  },
)

it('puts the newer of equal articles first', () => {
  const index = indexOf(
    'en-UK',
    entry('old', { title: 'Costs', date: 1 }),
    entry('new', { title: 'Costs', date: 2 }),
  )
  expect(ids(index, 'costs')).toEqual(['new', 'old'])
})

it.each([
  [
    'fr',
    'Le coût caché de l’automatisation',
    ['cout', 'coûts cachés', 'automatisations', "l'automatisation", 'automat'],
  ],
  ['it', 'La garanzia dell’azienda', ['garanzie', 'azienda', 'dell’azienda', 'garanz']],
  ['es', 'Automatización de facturas', ['automatizacion', 'factura', 'automatizaciones']],
  ['nl', 'Processen automatiseren', ['proces', 'automatisering', 'automatiseert']],
  ['en-UK', 'Automating invoices for €2,500', ['automate', 'invoice', '2500', '€2,500']],
] as const)('in %s, finds “%s” by %j', (locale, title, queries) => {
  const index = indexOf(locale, entry('one', { title }))
  for (const query of queries) expect(ids(index, query), query).toEqual(['one'])
})

it('corrects a typo and says so', () => {
  const index = indexOf('en-UK', entry('one', { title: 'Readiness assessment' }))
  const { corrected, count } = search(index, request('readines assesment'))
  expect({ corrected, count }).toEqual({ corrected: 'readiness assessment', count: 1 })
})

it('finds a quoted phrase only as a whole', () => {
  const index = indexOf(
    'en-UK',
    entry('one', { body: 'the hidden cost' }),
    entry('two', { body: 'cost hidden' }),
  )
  expect(ids(index, '"hidden cost"')).toEqual(['one'])
  expect(ids(index, 'hidden cost').sort()).toEqual(['one', 'two'])
})

it('adds matches of some words if few match all', () => {
  const index = indexOf(
    'en-UK',
    entry('both', { body: 'stop contract' }),
    entry('one', { body: 'contract' }),
    entry('none', { body: 'other' }),
  )
  expect(ids(index, 'stop contract')).toEqual(['both', 'one'])
})

it('marks the words in title and excerpt, and shows the part of the text that has them', () => {
  const body = `${'Nothing here. '.repeat(40)}The invoices are read by software.${' And more.'.repeat(40)}`
  const index = indexOf('en-UK', entry('one', { title: 'Invoice', description: 'A page.', body }))
  const [hit] = search(index, request('invoice software')).hits
  expect(marked(hit?.title ?? [])).toBe('[Invoice]')
  expect(marked(hit?.excerpt ?? [])).toContain('The [invoices] are read by [software].')
  expect(hit?.excerpt.at(0)?.text).toBe('… ')
})

it.each([
  ['a word that no entry has', 'en-UK', 'automatic xyzzy', 'Automatic work'],
  ['a compound written apart', 'nl', 'advies gesprekken', 'Een adviesgesprek'],
  ['a compound with a letter between its parts', 'nl', 'onderhoud contract', 'Onderhoudscontract'],
  ['a compound that the text writes apart', 'nl', 'klantervaringen', 'Ervaringen van een klant'],
  ['a compound of which entries have one part', 'nl', 'klantvriendelijkheden', 'Voor elke klant'],
  ['a verb in two parts', 'nl', 'hoe zeg ik het op', 'Opzeggen'],
  ['a word with one that entries have in a compound', 'nl', 'privacy ', 'Privacybeleid'],
] as const)('finds by %s', (_, locale, query, title) => {
  expect(ids(indexOf(locale, entry('one', { title })), query)).toEqual(['one'])
})

it('puts a rare word before common ones', () => {
  const common = Array.from({ length: 8 }, (_, number) => entry(`common-${number}`, { body: 'our work' }))
  const index = indexOf('en-UK', entry('rare', { body: 'About bakeries.' }), ...common)
  expect(ids(index, 'work bakery')[0]).toBe('rare')
})

it('puts the title that the query has all of before a longer one', () => {
  const index = indexOf(
    'en-UK',
    entry('long', { title: 'Why small firms should count before they buy' }),
    entry('short', { title: 'Are we too small?' }),
  )
  expect(ids(index, 'too small')).toEqual(['short', 'long'])
})

it('doesn’t add up synonyms, and puts the word itself first', () => {
  const index = indexOf(
    'en-UK',
    entry('all', { body: 'Stop, terminate, end or leave.' }),
    entry('own', { body: 'How to cancel the plan.' }),
  )
  const rules = { synonyms: [['cancel', 'stop', 'terminate', 'end', 'leave']], promotions: [], words: [] }
  expect(ids(index, 'cancel ', rules)).toEqual(['own', 'all'])
})

it('finds a synonym of several words in another inflection and with words between', () => {
  const index = indexOf('es', entry('jobs', { title: '¿Alguien perderá su trabajo?' }))
  const rules = { synonyms: [['despido', 'perder el trabajo']], promotions: [], words: [] }
  expect(ids(index, 'despidos', rules)).toEqual(['jobs'])
})

it('takes any number of synonyms in one query', () => {
  const group = (word: string) => Array.from({ length: 20 }, (_, number) => `${word}${'x'.repeat(number)}`)
  const names = ['alpha', 'bravo', 'delta', 'gamma', 'kappa', 'omega', 'sigma', 'theta', 'zetas', 'iotas']
  const rules = { synonyms: names.map(group), promotions: [], words: [] }
  const index = indexOf('nl', entry('one', { title: names.join(' ') }))
  expect(ids(index, names.join(' '), rules)).toEqual(['one'])
})

it('counts every kind, and returns one page of the kind that was asked for', () => {
  const articles = Array.from({ length: 30 }, (_, index) =>
    entry(`a${index}`, { kind: 'article', title: 'Tide' }),
  )
  const index = indexOf('en-UK', ...articles, entry('page', { title: 'Tide' }))
  const second = search(index, request('tide', { kind: 'article', page: 2 }))
  expect(second).toMatchObject({ count: 30, counts: { article: 30, page: 1 } })
  expect(second.hits).toHaveLength(6)
})

it('returns the last page instead of one behind it, and all kinds instead of one without results', () => {
  const pages = Array.from({ length: 30 }, (_, index) => entry(`p${index}`, { title: 'Tide' }))
  const found = search(indexOf('en-UK', ...pages), request('tide', { kind: 'role', page: 50 }))
  expect(found).toMatchObject({ count: 30, kind: null, page: 2 })
  expect(found.hits).toHaveLength(6)
})

it('finds a word with a soft hyphen', () => {
  const index = indexOf('nl', entry('one', { body: 'Onze auto\u00admatisering.' }))
  const found = search(index, request('automatisering', { locale: 'nl' }))
  expect(found.hits.map(({ excerpt }) => marked(excerpt))).toEqual(['Onze [automatisering].'])
})

it('replaces and removes entries', () => {
  const index = indexOf('en-UK', entry('one', { title: 'Before' }))
  index.put([entry('one', { title: 'After' })])
  expect([ids(index, 'before'), ids(index, 'after')]).toEqual([[], ['one']])
  index.remove(['one'])
  expect([ids(index, 'after'), index.size]).toEqual([[], 10])
})

it('follows the synonyms and promotions of editors', () => {
  const index = indexOf(
    'en-UK',
    entry('faq', { title: 'Can we cancel?' }),
    entry('offer', { title: 'Other' }),
  )
  const rules = {
    synonyms: [['cancel', 'terminate']],
    promotions: [{ queries: ['Cancel'], id: 'offer' }],
    words: [],
  }
  expect(ids(index, 'terminating', rules)).toEqual(['faq'])
  expect(ids(index, 'cancel ', rules)).toEqual(['offer', 'faq'])
})

it('finds an entry by its search words, which nobody sees, below one that has them as its title', () => {
  const title = 'Kitchens'
  const index = indexOf('en-UK', entry('kitchens', { title, headings: 'Our wood', body: 'All of it.' }))
  index.put([entry('title', { title: 'The carpenter' })])
  const teach = (...words: string[]) => {
    index.rules = { synonyms: [], promotions: [], words: [{ id: 'kitchens', words }] }
  }
  teach('carpenter', 'fitted cupboards')
  expect([ids(index, 'carpenters '), ids(index, 'cuboards')]).toEqual([['title', 'kitchens'], ['kitchens']])
  const [hit] = search(index, request('cupboards')).hits
  expect(marked([...(hit?.title ?? []), ...(hit?.excerpt ?? [])])).toBe('KitchensOur wood All of it.')
  teach('joiner')
  expect([ids(index, 'cupboards'), ids(index, 'joiners '), ids(index, 'wood')]).toEqual([
    [],
    ['kitchens'],
    ['kitchens'],
  ])
})

it('takes a word that no entry has as what others begin with', () => {
  const index = indexOf('en-UK', entry('chemist', { title: 'Pharmacy' }), entry('ph', { title: 'Pharaohs' }))
  expect([ids(index, 'pharmacists '), ids(index, 'pharmonic ')]).toEqual([['chemist'], []])
})

it('finds a Dutch compound that no entry has by others that begin like it', () => {
  const index = indexOf(
    'nl',
    entry('joinery', { body: 'Een timmerfabriek met een winkel.' }),
    entry('shop', { body: 'Een winkel.' }),
  )
  expect(ids(index, 'timmerwinkel ')).toEqual(['joinery', 'shop'])
})

it.each(['', ' ', '"', '""', '\0', '😀', 'a AND', 'x'.repeat(5_000), '("', '\ud800', 'NEAR(', '*', '-'])(
  'takes %j as a query',
  (query) => {
    expect(() => search(indexOf('fr', entry('one', { title: 'Un' })), request(query))).not.toThrow()
  },
)
