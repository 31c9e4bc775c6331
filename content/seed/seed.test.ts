import { existsSync } from 'node:fs'
import { locales } from '@tidewright/contracts/locales.ts'
import { pageSlugs } from '@tidewright/contracts/page-slugs.ts'
import { emailPlaceholdersExist } from '@tidewright/schemas/documents/email-text/email-text.schema.ts'
import { literalFigureFinder } from '@tidewright/schemas/validation/figures/find-literal-figures.ts'
import { textsOf } from '@tidewright/schemas/validation/texts.ts'
import { describe, expect, it } from 'vitest'
import { compileRichText, plainText } from './compile/portable-text.ts'
import { compileSeed } from './documents.ts'
import { assetsIn, batchesOf, fileOf } from './import.ts'
import { translationLinks, translationSources } from './translations.ts'
import { stringEntries } from './ui-strings.ts'

const documents = compileSeed()
const insights = documents.filter(({ document }) => document._type === 'insight')

it('has the four insights of the specification', () => {
  const english = insights.filter(({ document }) => document.language === 'en-UK')
  expect(english.map(({ document }) => document._id).sort()).toEqual([
    'insight-ceo-transformation-journey',
    'insight-hidden-cost-manual-processes',
    'insight-sme-advantage',
    'insight-why-ai-projects-fail',
  ])
})

it('gives pages that code links to the slugs that it expects', () => {
  // Webinars are listed on the page of resources, categories on that of insights.
  const { webinars: _webinars, 'insights/topics': _categories, ...pages } = pageSlugs
  const slugs = Object.entries(pages).flatMap(([page, own]) =>
    locales.map(({ id }) => ({ page, language: id, slug: own[id] })),
  )
  const compiled = documents.flatMap(({ document, translationOf }) => {
    const page = translationOf.replace(/^(?:legal-)?page-/, '')
    const isListed = ['page', 'legalPage'].includes(document._type) && Object.hasOwn(pageSlugs, page)
    return isListed ? [{ page, language: document.language, slug: Object(document.slug).current }] : []
  })
  expect(new Set(compiled)).toEqual(new Set(slugs))
})

it('has no placeholder in an email that the system doesn’t fill in', async () => {
  const emails = documents.filter(({ document }) => document._type === 'emailText')
  expect(emails.length).toBeGreaterThan(50)
  const client = { fetch: async () => [] }
  const context = { getClient: () => client } as unknown as Parameters<typeof emailPlaceholdersExist>[1] // what it uses
  for (const { document } of emails)
    expect(await emailPlaceholdersExist(document, context), document._id).toBe(true)
})

it('has no English slug in another language, names of clients and people aside', () => {
  const english = new Map(documents.map(({ document }) => [document._id, Object(document.slug).current]))
  const same = documents
    .filter(({ document, translationOf }) => document._id !== translationOf)
    .filter(({ document, translationOf }) => {
      const slug = Object(document.slug).current
      return slug && slug !== '/' && slug === english.get(translationOf)
    })
    .filter(({ document }) => !['caseStudy', 'teamMember'].includes(document._type))
  // These words are French, Italian and Dutch.
  expect(same.map(({ document }) => document._id).sort()).toEqual([
    'page-contact-fr',
    'page-contact-nl',
    'page-newsletter-fr',
    'page-newsletter-it',
    'page-services-fr',
    'page-solutions-fr',
  ])
})

it('has every image and video file that it refers to', () => {
  const files = [...new Set(assetsIn(documents).map(fileOf))]
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(existsSync(file), file).toBe(true)
})

it('links every translation to an existing original', () => {
  const ids = new Set(documents.map(({ document }) => document._id))
  for (const { translationOf } of documents) expect(ids).toContain(translationOf)
  expect(translationLinks(documents).length).toBeGreaterThan(0)
})

it('links every call to book directly to the booking form', () => {
  const elsewhere = documents.filter(({ document }) =>
    linksIn(document).some(
      ({ target, anchor }) => Object(target)._ref === 'page-contact' && anchor !== 'book-call',
    ),
  )
  // These only mention the page.
  expect(elsewhere.map(({ document }) => document._id)).toEqual([
    'navigation',
    'page-legacy',
    'legal-page-accessibility',
  ])
})

/** Texts with numbers of their own, which must not follow the settings; identified by some of their English words. */
const textsWithOwnNumbers = [
  'All 500 go straight through',
  'it to say when it’s unsure',
  '20 hours a week',
  'When was it measured',
  '4 go wrong, at 45 minutes',
  'so call it €35',
  'At €35 that makes',
  '56.29 × €35',
  'At €35 an hour that is',
  'at €35 an hour it comes to',
  '25 employees, €35',
  '3+ years in software',
]

/** Types whose numbers are historic or calculated, or that aren't shown on the site. */
const typesWithOwnNumbers = ['siteSettings', 'caseStudy', 'industry', 'industryPlaybook', 'webinar']

it('uses placeholders for the figures in Settings', () => {
  const settings = documents.find(({ document }) => document._type === 'siteSettings')?.document
  const figures = Array.isArray(settings?.figures) ? settings.figures : []
  const byId = new Map(documents.map(({ document }) => [document._id, paragraphsOf(document)]))
  const typed = locales.flatMap(({ id, languageTag }) => {
    const find = literalFigureFinder(figures, languageTag)
    return documents
      .filter(({ document }) => document.language === id && !typesWithOwnNumbers.includes(document._type))
      .flatMap(({ document, translationOf }) =>
        [...paragraphsOf(document)].map(([place, text]) => ({
          id: document._id,
          text,
          english: byId.get(translationOf)?.get(place) ?? '',
        })),
      )
      .filter(({ english }) => !textsWithOwnNumbers.some((words) => english.includes(words)))
      .flatMap(({ id, text }) =>
        find(text).map(
          ({ typed, keys }) => `${id}: replace ${typed} by {${keys.join('} or {')}} in “${text}”`,
        ),
      )
  })
  expect(typed).toEqual([])
})

/** The texts of a document by path; the spans of a paragraph are joined. */
function paragraphsOf(document: unknown): Map<string, string> {
  const texts = textsOf(document).map(({ path, text }) => {
    const block = path.indexOf('children')
    return { place: JSON.stringify(block === -1 ? path : path.slice(0, block)), text }
  })
  const paragraphs = Map.groupBy(texts, ({ place }) => place)
  return new Map([...paragraphs].map(([place, spans]) => [place, spans.map(({ text }) => text).join('')]))
}

it('never calls a price fixed, because all are “from” prices', () => {
  const fixed = documents
    .filter(({ document }) => document.language === 'en-UK')
    .flatMap(({ document }) => textsOf(document))
    .filter(({ text }) => /\bfixed\b[^.]*\bprices?\b|\bprices?\b[^.]*\bfixed\b/i.test(text))
  expect(fixed).toEqual([])
})

it('has unique document ids', () => {
  const ids = documents.map(({ document }) => document._id)
  expect(new Set(ids).size).toBe(ids.length)
})

function linksIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Reflect.get(value, 'kind') === 'page' ? [{ ...value }] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

describe('messages', () => {
  const english = stringEntries('en-UK')
  const placeholders = (text: string) =>
    [...text.matchAll(/\{\s*(\w+)\s*[},:]/g)].map(([, name]) => name).sort()

  it.each(locales.map(({ id }) => id))('%s has every key of en-UK with the same placeholders', (locale) => {
    const own = new Map(stringEntries(locale).map(({ key, value }) => [key, value]))
    expect([...own.keys()].sort()).toEqual(english.map(({ key }) => key).sort())
    for (const { key, value } of english) {
      expect(new Set(placeholders(own.get(key) ?? '')), key).toEqual(new Set(placeholders(value)))
    }
  })
})

describe('compileRichText', () => {
  it('compiles callouts, pull quotes and links, with stable keys', () => {
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
  it('compiles images with captions, and tables', () => {
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
    'rejects %j',
    (markdown) => {
      expect(() => compileRichText(markdown, () => ({}))).toThrow()
    },
  )
})

it('is written in batches below the limit of a mutation, documents that refer to each other together', () => {
  const content = documents.map(({ document }) => document)
  const batches = batchesOf([...content, ...translationLinks(documents), ...translationSources(documents)])
  for (const batch of batches) {
    const mutations = batch.map((createOrReplace) => ({ createOrReplace }))
    expect(Buffer.byteLength(JSON.stringify({ mutations }))).toBeLessThan(4_000_000)
  }
  const message = 'Too large for one batch: write documents that others refer to first.'
  expect(batches[0]?.slice(0, content.length), message).toEqual(content)
})
