import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/schemas/locales.ts'
import { describe, expect, it } from 'vitest'
import { compileInsights } from './insights.ts'
import { compileRichText, plainText } from './portable-text.ts'
import { translationLinks } from './translations.ts'
import { stringEntries } from './ui-strings.ts'

const insights = compileInsights()

describe.each(insights.map((insight) => [insight.document._id, insight] as const))('%s', (_id, insight) => {
  const { document, picture } = insight
  it('is as long as its stated read time at 200 words a minute', () => {
    const body = Array.isArray(document.body) ? document.body : []
    expect(Math.round(plainText(body).split(/\s+/).length / 200)).toBe(document.readMinutes)
  })
  it('has its picture', () => {
    expect(existsSync(join(import.meta.dirname, 'images', picture?.file ?? 'none'))).toBe(true)
  })
})

it('has the four insights of the specification in en-UK', () => {
  const english = insights.filter(({ document }) => document.language === 'en-UK')
  expect(english.map(({ document }) => document._id).sort()).toEqual([
    'insight-ceo-transformation-journey',
    'insight-hidden-cost-manual-processes',
    'insight-sme-advantage',
    'insight-why-ai-projects-fail',
  ])
})

it('ties every translation to an original that exists', () => {
  const ids = new Set(insights.map(({ document }) => document._id))
  for (const { translationOf } of insights) expect(ids).toContain(translationOf)
  expect(translationLinks(insights).length).toBeGreaterThan(0)
})

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
    const blocks = compileRichText(markdown)
    expect(blocks.map(({ _type }) => _type)).toEqual(['block', 'block', 'pullQuote', 'callout'])
    expect(blocks[2]).toMatchObject({ text: 'Quoted.' })
    expect(blocks[3]).toMatchObject({ title: 'Title', text: 'Text.' })
    expect(compileRichText(markdown)).toEqual(blocks)
  })
  it.each(['# A first heading', '```js\ncode\n```', '#### Deep'])('refuses %j', (markdown) => {
    expect(() => compileRichText(markdown)).toThrow()
  })
})
