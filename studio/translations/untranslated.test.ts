import { expect, it } from 'vitest'
import { leftInEnglish, untranslatedUnits } from './untranslated.ts'

const faq = (question: string, answer: string) => ({ _type: 'faq', question, answer })
const source = faq('First bullet', 'Count your hours before you decide.')

it('asks about texts that are still in English', () => {
  expect(leftInEnglish({ source, translation: source })).toEqual({
    texts: ['First bullet', 'Count your hours before you decide.'],
    total: 2,
  })
  const half = faq('Primer punto', 'Count your hours before you decide.')
  expect(leftInEnglish({ source, translation: half })?.texts).toEqual(['Count your hours before you decide.'])
  expect(leftInEnglish({ source, translation: faq('Primer punto', '') })?.texts).toHaveLength(1)
})

it('doesn’t ask about a translated document, or about short texts alone', () => {
  const translated = faq('Primer punto', 'Cuenta tus horas antes de decidir.')
  expect(leftInEnglish({ source, translation: translated })).toBeNull()
  const short = { source, translation: { ...translated, question: 'First bullet' } }
  expect(leftInEnglish(short)).toBeNull()
  // It still counts as untranslated.
  expect(untranslatedUnits(short).map(({ text }) => text)).toEqual(['First bullet'])
})

it('accepts texts that were marked as correct or that the glossary keeps', () => {
  const dismissed = ['question unchanged', 'answer unchanged']
  expect(untranslatedUnits({ source, translation: source, dismissed })).toEqual([])
  const terms = [{ english: 'First bullet', translation: 'First bullet' }]
  expect(untranslatedUnits({ source, translation: source, terms }).map(({ text }) => text)).toEqual([
    'Count your hours before you decide.',
  ])
})
