import { expect, it } from 'vitest'
import { termsIn, unusedTerms } from './glossary.ts'

const terms = [
  { english: 'call', translation: 'llamada' },
  { english: 'discovery call', translation: 'llamada de diagnóstico' },
  { english: 'tally sheet', translation: 'hoja de recuento', note: 'on paper' },
  { english: 'Essential, Professional', translation: 'Esencial, Profesional' },
]
const found = (text: string) => termsIn(text, terms).map(({ translation }) => translation)

it('finds terms in text order, including plurals, and prefers the longer of two', () => {
  expect(found('Keep tally sheets, then book a discovery call.')).toEqual([
    'hoja de recuento',
    'llamada de diagnóstico',
  ])
  expect(found('One call, and a discovery call')).toEqual(['llamada', 'llamada de diagnóstico'])
})

it('finds each name of a row, but nothing inside words, placeholders or tags', () => {
  expect(found('The Professional tier')).toEqual(['Esencial, Profesional'])
  expect(found('Recalled by {call} and <a1>others</a1>')).toEqual([])
})

it('finds every meaning of a term, and ignores ICU argument names', () => {
  const owners = [
    { english: 'owner (of a firm)', translation: 'dueño' },
    { english: 'owner (of a process)', translation: 'responsable' },
  ]
  expect(termsIn('Ask the owner', owners)).toHaveLength(2)
  expect(
    termsIn('{count, plural, one {# day} other {# days}}', [{ english: 'count', translation: 'x' }]),
  ).toEqual([])
})

it('suggests the translation of the name that was found', () => {
  const rows = [
    { english: 'delivery note; invoice', translation: 'albarán; factura' },
    { english: 'count, second count', translation: 'recuento, segundo recuento', note: 'the verb: contar' },
    { english: 'firm', translation: 'empresa, compañía' },
  ]
  const suggested = (text: string) => termsIn(text, rows).map(({ name, suggestion }) => [name, suggestion])
  expect(suggested('Send the delivery note')).toEqual([['delivery note', 'albarán']])
  expect(suggested('Count your invoices')).toEqual([
    ['count', 'recuento'],
    ['invoice', 'factura'],
  ])
  expect(suggested('A firm')).toEqual([['firm', 'empresa, compañía']])
})

const unused = (english: string, translation: string, source: string, target: string) =>
  unusedTerms(source, target, [{ english, translation }]).length > 0

it.each([
  ['process', 'proceso', 'Two processes', 'Dos procesos', false],
  ['process', 'proceso', 'Two processes', 'Dos tareas', true],
  ['automation', 'automatización', 'Automation', 'AUTOMATIZACIONES', false],
  ['tally sheet', 'feuille de pointage', 'The tally sheet', 'La feuille, dite de pointage', false],
  ['tally sheet', 'feuille de pointage', 'The tally sheet', 'La feuille', true],
  ['firm', 'bedrijf', 'Your firm', 'Je mkb-bedrijven', false],
  ['launch, go live', 'avvio, entrare in funzione', 'To go live', 'L’avvio', false],
  ['quote; order', 'presupuesto; pedido', 'An order', 'Un presupuesto', true],
  ['quote; order', 'presupuesto; pedido', 'An order', 'Un pedido', false],
  ['applicant', 'candidat ou candidate', 'The applicant', 'La candidate', false],
  ['notice (days of)', 'preaviso', 'You never notice', 'No lo notas', false],
])('%s is %s: %s → %s', (english, translation, source, target, isUnused) => {
  expect(unused(english, translation, source, target)).toBe(isUnused)
})
