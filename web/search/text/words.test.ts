import { expect, it } from 'vitest'
import { stemsOf } from './stems.ts'
import { compoundsOf, fold, wordsOf } from './words.ts'

const texts = (text: string) => wordsOf(text).map((word) => word.text)

it('separates words at apostrophes, so that elisions are words of their own', () => {
  expect(texts("L’offre de l'État, dell’IA")).toEqual(['l', 'offre', 'de', 'l', 'état', 'dell', 'ia'])
})

it.each(['€2,500', '2.500 €', '2 500 €', '2\u202f500 €', '2500'])('reads %s as one number', (text) => {
  expect(texts(text)).toEqual(['2500'])
})

it('doesn’t join a year and a number', () => {
  expect(texts('2024 500 firms')).toEqual(['2024', '500', 'firms'])
})

it('has hyphenated words without hyphens too', () => {
  expect(compoundsOf('Retail & e-commerce, un rendez-vous')).toEqual(['ecommerce', 'rendezvous'])
})

it('removes accents and ligatures', () => {
  expect(fold('Œuvre à l’État, NIÑO, ĳs')).toBe('oeuvre a l’etat, nino, ijs')
})

it.each([
  ['en-UK', 'automations', 'automated'],
  ['es', 'automatizaciones', 'automatización'],
  ['es', 'automatizacion', 'automatización'],
  ['es', 'empezar', 'empieza'],
  ['es', 'contar', 'cuentas'],
  ['fr', 'données', 'donnee'],
  ['it', 'garanzie', 'garanzia'],
  ['nl', 'processen', 'proces'],
  ['nl', 'maakt', 'maken'],
  ['es', 'ingeniera', 'ingeniero'],
  ['es', 'panadero', 'panadería'],
  ['fr', 'programmeuse', 'programmeur'],
  ['fr', 'directrice', 'directeur'],
  ['it', 'programmatrice', 'programmatore'],
  ['nl', 'opgezegd', 'opzeggen'],
  ['nl', 'geautomatiseerd', 'automatiseren'],
  ['nl', 'verzekeraar', 'verzekering'],
  ['nl', 'bakker', 'bakkerij'],
  ['nl', 'goedkoopste', 'goedkoop'],
  ['nl', 'referenties', 'referentie'],
  ['nl', 'gids', 'gidsen'],
] as const)(
  'in %s, %s and %s have a stem in common, or are the same without accents',
  (locale, one, other) => {
    const stems = stemsOf(other, locale)
    expect(fold(one) === fold(other) || stemsOf(one, locale).some((stem) => stems.includes(stem))).toBe(true)
  },
)
