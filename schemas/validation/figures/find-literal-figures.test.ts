import { expect, it } from 'vitest'
import { literalFigureFinder, literalFigureProblems } from './find-literal-figures.ts'

const figures = [
  { key: 'starterPrice', value: 2500, unit: 'euro' },
  { key: 'successRate', value: 94, unit: 'percent' },
  { key: 'costCut', value: 25, unit: 'percent' },
  { key: 'savingMin', value: 25, unit: 'percent' },
  { key: 'callMinutes', value: 45, unit: 'number' },
  { key: 'interviewMinutes', value: 45, unit: 'number' },
  { key: 'chapters', value: 8, unit: 'number' },
]
const inEnglish = literalFigureFinder(figures, 'en-GB')
const inFrench = literalFigureFinder(figures, 'fr')
const typedIn = (text: string) => inEnglish(text).map(({ typed }) => typed)

it('finds amounts, percentages and durations that Settings has', () => {
  expect(typedIn('From €2,500, at 94% success, in a 45-minute call')).toEqual(['€2,500', '94%', '45-minute'])
  expect(inEnglish('It takes 45 minutes.')).toEqual([
    { typed: '45 minutes', keys: ['callMinutes', 'interviewMinutes'] },
  ])
})

it('ignores parts of larger numbers, percentages of several figures and numbers without a unit', () => {
  expect(typedIn('€2,500.50, €12,500, 194%, 25%, 145 minutes, 45 people, 8 windows, {successRate}')).toEqual(
    [],
  )
})

it('recognises the number format of the language', () => {
  for (const typed of ['2\u202f500\u00a0€', '2 500 €', '2500€', '2500 euros', '2.500 €'])
    expect(inFrench(`à partir de ${typed}`), typed).toHaveLength(1)
  expect(inFrench('12\u202f500\u00a0€, 2 500 000 €, 2 500 fois')).toEqual([])
})

it.each([
  ['en-GB', '45 min, 94 per cent', 2],
  ['es', '45 minutos, 94 %, 94 por ciento', 2],
  ['fr', '45 minutes, 94\u202f%', 2],
  ['it', '45 minuti, 94%', 2],
  ['nl', '45 minuten, 94 procent', 2],
  ['nl', 'een gesprek van 45 minuutjes', 0],
  ['es', '45 minutas', 0],
])('recognises the units of %s: %s', (languageTag, text, found) => {
  expect(literalFigureFinder(figures, languageTag)(text)).toHaveLength(found)
})

it('recognises durations in every language', () => {
  const spans = ['Hours', 'Days', 'Weeks', 'Months', 'Years'].map((span, index) => ({
    key: `some${span}`,
    value: 11 + index,
    unit: 'number',
  }))
  for (const [languageTag, text] of Object.entries({
    'en-GB': '11 hours, 12 days, a 13-week month, 14 months, 15 years',
    es: '11 horas, 12 días, 13 semanas, 14 meses, 15 años',
    fr: '11 heures, 12 jours, 13 semaines, 14 mois, 15 ans',
    it: '11 ore, 12 giorni, 13 settimane, 14 mesi, 15 anni',
    nl: '11 uur, 12 dagen, 13 weken, 14 maanden, 15 jaar',
  }))
    expect(literalFigureFinder(spans, languageTag)(text), text).toHaveLength(5)
})

it('throws for a language without units', () => {
  expect(() => literalFigureFinder(figures, 'pl')).toThrow('No units are known')
})

const rate = [{ key: 'successRate', value: 94, unit: 'percent' }]

it('names a typed rate, its path and the placeholder to use', () => {
  const document = { language: 'en-UK', sections: [{ _key: 'a', _type: 'hero', lead: 'In 94% of cases.' }] }
  expect(literalFigureProblems(document, rate)).toEqual([
    {
      path: ['sections', { _key: 'a' }, 'lead'],
      message: expect.stringContaining('Settings has “94%”. Use {successRate}'),
    },
  ])
  expect(literalFigureProblems({ ...document, sections: [{ lead: 'In {successRate}.' }] }, rate)).toEqual([])
})

it('names the block of rich text, not what is inside it', () => {
  const children = [{ _key: 's', _type: 'span', text: 'In 94% of cases.' }]
  const document = { language: 'en-UK', body: [{ _key: 'b', _type: 'block', children }] }
  expect(literalFigureProblems(document, rate)).toMatchObject([{ path: ['body', { _key: 'b' }] }])
})
