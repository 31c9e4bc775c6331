import { expect, it } from 'vitest'
import { unitsOf } from '../units/units.ts'
import { changesSince, patchPath, sourceRecord, textsOf, wordCount } from './source-record.ts'

const faq = { _id: 'faq-a', _type: 'faq', _rev: 'r1', question: 'How long?', answer: 'Two weeks, as a rule.' }

it('records the translator if known', () => {
  const source = { _id: 'faq-a', _type: 'faq', _rev: 'r1', question: 'Why?' }
  expect(sourceRecord('faq-a-fr', source)).not.toHaveProperty('translator')
  const own = sourceRecord('faq-a-fr', source, { translator: 'ada', dismissed: ['question ending'] })
  expect(own).toMatchObject({ translator: 'ada', dismissed: ['question ending'] })
})

it('records the texts of a document by their path', () => {
  expect(sourceRecord('faq-a-fr', faq)).toMatchObject({
    _id: 'translation-source-faq-a-fr',
    translation: 'faq-a-fr',
    source: 'faq-a',
    sourceRev: 'r1',
    dismissed: [],
    units: [
      { path: 'question', text: 'How long?' },
      { path: 'answer', text: 'Two weeks, as a rule.' },
    ],
  })
  expect(patchPath(['sections', { _key: 'a' }, 'points', 2, 'title'])).toBe(
    'sections[_key=="a"].points[2].title',
  )
})

it('finds changed, added and removed texts, and ignores their order', () => {
  const before = textsOf(faq)
  expect(changesSince(before, before.toReversed())).toEqual([])
  expect(changesSince(before, textsOf(Object.assign({}, faq, { answer: 'Three weeks.' })))).toEqual([
    { path: 'answer', before: 'Two weeks, as a rule.', after: 'Three weeks.' },
  ])
  expect(changesSince(before.slice(1), before.slice(0, 1))).toEqual([
    { path: 'question', before: null, after: 'How long?' },
    { path: 'answer', before: 'Two weeks, as a rule.', after: null },
  ])
  expect(changesSince([...before, { path: 'body[_key=="empty"]', text: '' }], before)).toEqual([])
})

it('counts words, but not those of slugs', () => {
  expect(wordCount(unitsOf(Object.assign({}, faq, { answer: 'It’s a well-kept {figure}.' })))).toBe(2 + 4)
  expect(wordCount(unitsOf(Object.assign({ _type: 'page' }, { slug: { current: 'about-us' } })))).toBe(0)
})
