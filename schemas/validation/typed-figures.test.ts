import { expect, it } from 'vitest'
import { typedFigureFinder } from './typed-figures.ts'

const figures = [
  { key: 'starterPrice', value: 2500, unit: 'euro' },
  { key: 'successRate', value: 94, unit: 'percent' },
  { key: 'costCut', value: 25, unit: 'percent' },
  { key: 'savingMin', value: 25, unit: 'percent' },
  { key: 'callMinutes', value: 45, unit: 'number' },
  { key: 'interviewMinutes', value: 45, unit: 'number' },
  { key: 'chapters', value: 8, unit: 'number' },
]
const inEnglish = typedFigureFinder(figures, 'en-GB')
const inFrench = typedFigureFinder(figures, 'fr')
const typedIn = (text: string) => inEnglish(text).map(({ typed }) => typed)

it('finds amounts, shares and spans of time that Settings hold', () => {
  expect(typedIn('From €2,500, at 94% success, in a 45-minute call')).toEqual(['€2,500', '94%', '45-minute'])
  expect(inEnglish('It takes 45 minutes.')).toEqual([
    { typed: '45 minutes', keys: ['callMinutes', 'interviewMinutes'] },
  ])
})

it('leaves other numbers to the text: parts of larger ones, a share that several figures have, numbers without a unit', () => {
  expect(typedIn('€2,500.50, €12,500, 194%, 25%, 145 minutes, 45 people, 8 windows, {successRate}')).toEqual(
    [],
  )
})

it('knows how the language writes them', () => {
  expect(inFrench('à partir de 2 500 €')).toHaveLength(0) // plain spaces are not what French writes
  expect(inFrench('à partir de 2\u202f500\u00a0€')).toHaveLength(1)
})
