import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { Fragment } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageSection } from '../../web/content-types.ts'
import { firstInvented, Section } from '../../web/views/sections-view.tsx'
import { skippedLevels } from '../support/headings.ts'
import { axeViolations, renderHtml } from './render.tsx'
import { samplePage } from './sample-page.ts'
import { emptyPage, querySections, starterContent } from './starter-content.ts'
import { withLongestTexts, withoutOptional } from './variants.ts'

const types = sectionTypes.map(({ name }) => name)

/** Follows each section, so that what several render can be told apart. */
const sectionEnd = '<template></template>'

async function render(
  sections: readonly PageSection[],
  notesInvented = false,
  locale: LocaleId = 'en-UK',
): Promise<string> {
  return renderHtml(
    sections.map((section) => (
      <Fragment key={section._key}>
        <Section
          section={section}
          locale={locale}
          languageTag="en-GB"
          dataAttribute={(field) => field}
          notesInvented={notesInvented}
        />
        <template />
      </Fragment>
    )),
  )
}

it('sections that an editor hides aren’t shown', async () => {
  const home = starterContent.filter(({ _id }) => _id === 'page-home')
  const hidden = home.map((page) => ({
    ...page,
    sections: Object(page).sections.map((section: object, index: number) => ({
      ...section,
      hidden: index > 1,
    })),
  }))
  expect((await querySections(home)).length).toBeGreaterThan(5)
  expect(await querySections(hidden)).toHaveLength(2)
})

const errors = vi.spyOn(console, 'error')
beforeEach(() => {
  errors.mockClear()
})
afterEach(() => {
  expect(errors.mock.calls).toEqual([])
})

const starterSections = await querySections(starterContent)
const emptySections = await querySections([emptyPage])
const content = [...starterContent, samplePage]

const unescapedMarkup = (html: string) => html.match(/<b>.{0,50}/g) ?? []

describe.each([
  { name: 'its starter content and a sample', documents: content, faultsIn: axeViolations },
  { name: 'empty optional fields', documents: content.map(withoutOptional), faultsIn: axeViolations },
  // Longer texts change nothing that axe-core would see.
  {
    name: 'the longest publishable texts',
    documents: content.map(withLongestTexts),
    faultsIn: unescapedMarkup,
  },
])('with $name', ({ documents, faultsIn }) => {
  let sections: PageSection[] = []
  beforeAll(async () => {
    sections = await querySections(documents)
  })

  it.each(types)('a %s renders without faults in its HTML', async (type) => {
    const ofType = sections.filter(({ _type }) => _type === type)
    expect(ofType.length).toBeGreaterThan(0)
    const html = await render(ofType)
    expect(html.length).toBeGreaterThan(100)
    expect(await faultsIn(html)).toEqual([])
    for (const section of html.split(sectionEnd)) {
      const levels = [...section.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
      // Below the page's own heading.
      expect(skippedLevels([1, ...levels])).toEqual([])
    }
  })
})

it('every card with a price has its own, says that it excludes tax, has a duration or term, and has a link', async () => {
  const kinds = {
    packageList: { duration: /weeks|Month by month/, link: 'href="/services/' },
    retainerTierList: { duration: /days’ notice/, link: 'href="/contact#book-call"' },
  }
  for (const [type, { duration, link }] of Object.entries(kinds)) {
    const ofType = starterSections.filter(({ _type }) => _type === type)
    expect(ofType.length).toBeGreaterThan(1)
    for (const section of ofType) {
      const [, ...cards] = (await render([withPrices(section)])).split('<h3')
      expect(cards.length).toBeGreaterThan(2)
      for (const [index, card] of cards.entries()) {
        expect(card).toContain(priceAt(index))
        expect(card).toContain('excl. VAT')
        expect(card).toMatch(duration)
        expect(card).toContain(link)
      }
    }
  }
})

const priceAt = (index: number) => `€${index + 1},500`

/** The section with another price on each of its cards. */
function withPrices(section: PageSection): PageSection {
  if (section._type === 'packageList')
    return {
      ...section,
      packages: section.packages.map((offered, index) => ({ ...offered, pricePattern: priceAt(index) })),
    }
  if (section._type !== 'retainerTierList') return section
  return { ...section, tiers: section.tiers.map((tier, index) => ({ ...tier, price: priceAt(index) })) }
}

it.each(['caseStudyList', 'teamList', 'insightList'])(
  'a %s with fictional people or companies says so before it shows them, if it is the first',
  async (type) => {
    const note = 'the people and firms here are invented'
    const withNotes = starterSections.filter(({ _type }) => _type === type)
    const heroes = starterSections.filter(({ _type }) => _type === 'hero')
    expect(firstInvented([...heroes, ...withNotes])).toBe(withNotes[0]?._key)
    expect(firstInvented(heroes)).toBeNull()
    const html = await render(withNotes, true)
    expect(html.indexOf(note)).toBeGreaterThan(0)
    expect(html.indexOf(note)).toBeLessThan(html.search('<li|<article'))
    expect(await render(withNotes)).not.toContain(note)
  },
)

it.each(['roiCalculator', 'packageFinder', 'bookCall', 'newsletter'])(
  'an untranslated %s still speaks and counts in the visitor’s language',
  async (type) => {
    const html = await render(
      starterSections.filter(({ _type }) => _type === type),
      false,
      'fr',
    )
    expect(html).toContain('lang="fr"')
    if (type === 'roiCalculator') expect(html).toMatch(/\d\smois/)
    if (type === 'packageFinder') expect(html).toContain('<fieldset lang="en-GB"')
  },
)

describe('section of a type that this version of the site does not know', () => {
  const section = { _key: 'a', _type: 'openingHours', heading: 'When', lead: '', anchor: '' }
  const unknown = section as unknown as PageSection // from a newer Studio
  const draw = (dataAttribute: (field: string) => string | undefined) =>
    renderHtml(
      <Section
        section={unknown}
        locale="en-UK"
        languageTag="en-GB"
        dataAttribute={dataAttribute}
        notesInvented={false}
      />,
    )

  it('shows its type in preview', async () => {
    expect(await draw((field) => field)).toContain('can’t show a section of the type “openingHours”')
  })

  it('shows nothing to visitors', async () => {
    expect(await draw(() => undefined)).toBe('')
  })
})

it('is checked for planted violations', async () => {
  expect(await axeViolations('<img src="x">')).toEqual(['image-alt: <img src="x">'])
})

describe('empty, as in a preview of a new section', () => {
  it.each(types)('a %s renders without an error', async (type) => {
    const ofType = emptySections.filter(({ _type }) => _type === type)
    expect(ofType).toHaveLength(1)
    expect(await render(ofType)).not.toMatch(/undefined|NaN|\[object/)
  })
})
