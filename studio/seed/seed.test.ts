import { existsSync } from 'node:fs'
import { locales } from '@tidewright/schemas/locales.ts'
import { literalFigureFinder } from '@tidewright/schemas/validation/figures/find-literal-figures.ts'
import { textsOf } from '@tidewright/schemas/validation/texts.ts'
import { describe, expect, it } from 'vitest'
import { compileRichText, plainText } from './compile/portable-text.ts'
import { compileSeed } from './documents.ts'
import { assetsIn, fileOf } from './import.ts'
import { translationLinks } from './translations.ts'
import { stringEntries } from './ui-strings.ts'

const documents = compileSeed()
const insights = documents.filter(({ document }) => document._type === 'insight')

it('has the four insights of the specification in en-UK', () => {
  const english = insights.filter(({ document }) => document.language === 'en-UK')
  expect(english.map(({ document }) => document._id).sort()).toEqual([
    'insight-ceo-transformation-journey',
    'insight-hidden-cost-manual-processes',
    'insight-sme-advantage',
    'insight-why-ai-projects-fail',
  ])
})

it('has every picture and film that it names', () => {
  const files = [...new Set(assetsIn(documents).map(fileOf))]
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(existsSync(file), file).toBe(true)
})

it('ties every translation to an original that exists', () => {
  const ids = new Set(documents.map(({ document }) => document._id))
  for (const { translationOf } of documents) expect(ids).toContain(translationOf)
  expect(translationLinks(documents).length).toBeGreaterThan(0)
})

it('leads to the booking form itself wherever a visitor is asked to book', () => {
  const elsewhere = documents.filter(({ document }) =>
    linksIn(document).some(
      ({ target, anchor }) => Object(target)._ref === 'page-contact' && anchor !== 'book-call',
    ),
  )
  // Where a page is named, and nobody is asked.
  expect(elsewhere.map(({ document }) => document._id)).toEqual(['navigation', 'page-legacy'])
})

/** Sums and questions of a text's own, which no change of Settings may move; each is known by some of its English words. */
const ownSums = [
  'All 500 go straight through',
  'it to say when it is unsure',
  '20 hours a week',
  'When was it measured',
  '4 go wrong, at 45 minutes',
]

/** Types whose numbers are history, arithmetic, or none of the site's texts. */
const withOwnNumbers = ['siteSettings', 'emailText', 'caseStudy', 'industry', 'industryPlaybook']

it('quotes the figures that Settings hold, and types none of them', () => {
  const settings = documents.find(({ document }) => document._type === 'siteSettings')?.document
  const figures = Array.isArray(settings?.figures) ? settings.figures : []
  const byId = new Map(documents.map(({ document }) => [document._id, paragraphsOf(document)]))
  const typed = locales.flatMap(({ id, languageTag }) => {
    const find = literalFigureFinder(figures, languageTag)
    return documents
      .filter(({ document }) => document.language === id && !withOwnNumbers.includes(document._type))
      .flatMap(({ document, translationOf }) =>
        [...paragraphsOf(document)].map(([place, text]) => ({
          id: document._id,
          text,
          english: byId.get(translationOf)?.get(place) ?? '',
        })),
      )
      .filter(({ english }) => !ownSums.some((words) => english.includes(words)))
      .flatMap(({ id, text }) =>
        find(text).map(({ typed, keys }) => `${id}: ${typed} is {${keys.join('} or {')}} in “${text}”`),
      )
  })
  expect(typed).toEqual([])
})

/** The texts of a document by their places, those of one paragraph as one. */
function paragraphsOf(document: unknown): Map<string, string> {
  const texts = textsOf(document).map(({ path, text }) => {
    const block = path.indexOf('children')
    return { place: JSON.stringify(block === -1 ? path : path.slice(0, block)), text }
  })
  const paragraphs = Map.groupBy(texts, ({ place }) => place)
  return new Map([...paragraphs].map(([place, spans]) => [place, spans.map(({ text }) => text).join('')]))
}

it('calls no price fixed: all begin at one', () => {
  const fixed = documents
    .filter(({ document }) => document.language === 'en-UK')
    .flatMap(({ document }) => textsOf(document))
    .filter(({ text }) => /\bfixed\b[^.]*\bprices?\b|\bprices?\b[^.]*\bfixed\b/i.test(text))
  expect(fixed).toEqual([])
})

it('has no two documents with one id', () => {
  const ids = documents.map(({ document }) => document._id)
  expect(new Set(ids).size).toBe(ids.length)
})

function linksIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Reflect.get(value, 'kind') === 'page' ? [{ ...value }] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

describe('interface words', () => {
  const english = stringEntries('en-UK')
  const placeholders = (text: string) =>
    [...text.matchAll(/\{\s*(\w+)\s*[},]/g)].map(([, name]) => name).sort()

  it.each(locales.map(({ id }) => id))('%s has every key of en-UK with the same placeholders', (locale) => {
    const own = new Map(stringEntries(locale).map(({ key, value }) => [key, value]))
    expect([...own.keys()].sort()).toEqual(english.map(({ key }) => key).sort())
    for (const { key, value } of english) {
      expect(new Set(placeholders(own.get(key) ?? '')), key).toEqual(new Set(placeholders(value)))
    }
  })
})

describe('compileRichText', () => {
  it('makes callouts, pull quotes and links, with the same keys every time', () => {
    const markdown = '## Head\n\nA [link](/contact).\n\n> Quoted.\n\n```callout\nTitle\nText.\n```\n'
    const linkFrom = (href: string) => ({ _type: 'link', url: href })
    const blocks = compileRichText(markdown, linkFrom)
    expect(blocks.map((block) => Reflect.get(block, '_type'))).toEqual([
      'block',
      'block',
      'pullQuote',
      'callout',
    ])
    expect(blocks[2]).toMatchObject({ text: 'Quoted.' })
    expect(blocks[3]).toMatchObject({ title: 'Title', text: 'Text.' })
    expect(compileRichText(markdown, linkFrom)).toEqual(blocks)
  })
  it('makes pictures with captions, and tables', () => {
    const markdown =
      '![A harbour](harbour.svg "At low tide")\n\n```table\nWhat it costs.\nDesign | Hours\nA | 20\nB | {hours}\n```\n'
    const [picture, table] = compileRichText(markdown, () => ({}))
    expect(picture).toMatchObject({
      _type: 'captionedPicture',
      caption: 'At low tide',
      picture: { _type: 'picture', launchFile: 'harbour.svg', alt: 'A harbour' },
    })
    expect(table).toMatchObject({
      _type: 'dataTable',
      caption: 'What it costs.',
      columns: ['Design', 'Hours'],
      rows: [{ cells: ['A', '20'] }, { cells: ['B', '{hours}'] }],
    })
    expect(plainText([picture ?? {}, table ?? {}]).split(/\s+/)).toEqual(
      'At low tide What it costs. Design Hours A 20 B {hours} '.split(' '),
    )
  })
  it.each(['```table\nC\na | b\n1\n```', '# A first heading', '```js\ncode\n```', '#### Deep'])(
    'refuses %j',
    (markdown) => {
      expect(() => compileRichText(markdown, () => ({}))).toThrow()
    },
  )
})
