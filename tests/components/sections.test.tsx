import { sectionTypes } from '@tidewright/schemas/sections/section-types.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageSection } from '../../web/content-types.ts'
import { Section } from '../../web/views/section.tsx'
import { skippedLevels } from '../headings.ts'
import { axeViolations, renderHtml } from './render.tsx'
import { emptyPage, querySections, starterContent } from './starter-content.ts'
import { withLongestTexts, withoutOptional } from './variants.ts'

const types = sectionTypes.map(({ name }) => name)

async function render(sections: readonly PageSection[]): Promise<string> {
  return renderHtml(
    sections.map((section) => (
      <Section
        key={section._key}
        section={section}
        locale="en-UK"
        languageTag="en-GB"
        dataAttribute={(field) => field}
      />
    )),
  )
}

const errors = vi.spyOn(console, 'error')
beforeEach(() => {
  errors.mockClear()
})
afterEach(() => {
  expect(errors.mock.calls).toEqual([])
})

describe.each([
  ['its starter content', starterContent],
  ['nothing in the fields that may be empty', starterContent.map(withoutOptional)],
  ['the longest texts that can be published', starterContent.map(withLongestTexts)],
])('with %s', (_name, documents) => {
  let sections: PageSection[] = []
  beforeAll(async () => {
    sections = await querySections(documents)
  })

  it.each(types)('a %s is drawn, and can be read by everybody', async (type) => {
    const ofType = sections.filter(({ _type }) => _type === type)
    expect(ofType.length, 'The starter content has no such section.').toBeGreaterThan(0)
    const html = await render(ofType)
    expect(html.length).toBeGreaterThan(100)
    expect(await axeViolations(html)).toEqual([])
    for (const section of ofType) {
      const levels = [...(await render([section])).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
      // Under the page's own heading.
      expect(skippedLevels([1, ...levels])).toEqual([])
    }
  })
})

describe('before anything is filled in, as a preview may show it', () => {
  it.each(types)('a %s is drawn without an error', async (type) => {
    const empty = await querySections([emptyPage])
    const ofType = empty.filter(({ _type }) => _type === type)
    expect(ofType).toHaveLength(1)
    expect(await render(ofType)).not.toMatch(/undefined|NaN|\[object/)
  })
})
