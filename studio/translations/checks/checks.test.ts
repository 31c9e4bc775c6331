import { expect, it } from 'vitest'
import { findingsOf } from './checks.ts'

const found = (source: string, target: string, locale: 'es' | 'fr' | 'it' | 'nl' = 'es') =>
  findingsOf({ source, target, locale }).map(({ check }) => check)

it.each([
  ['Count your hours first.', '', ['empty']],
  ['Count your hours first.', 'Count your hours first.', ['unchanged']],
  ['Then decide', 'Then decide', ['unchanged']],
  ['Task · Hours', 'Task · Hours', ['unchanged']],
  ['{roiDays} %', '{roiDays} %', []],
  ['Perch and pike', 'Perch\ufffd y lucio', ['lostLetters']],
  ['From {price} in 30 days', 'Desde {precio} en 30 días', ['facts']],
  ['See <a1>here</a1>.', 'Véase aquí.', ['facts']],
  ['2,500 hours a year.', '2.500 horas al año.', []],
  ['Are you ready?', '¿Lo tienes claro', ['ending']],
  ['Read more', 'Leer más.', ['ending']],
  ['He asked: “Is it?”', 'Preguntó: «¿Lo es?».', []],
  ['Ask “for example?”.', 'Pregunta «¿por ejemplo?».', []],
  ['He asked: “Is it?”', 'Dijo: «Lo es».', ['ending']],
  ['Read more', ' Leer más', ['edges']],
  ['Read all of it', 'Leer  todo', ['doubled']],
  ['Read all of it', 'Leer de de todo', ['doubled']],
  ['Save time', 'Ahorra\u200b tiempo', ['invisible']],
  ['Save', 'Guardar todo lo que has escrito hasta ahora en este formulario', ['length']],
  ['Save it!', '¡Guárdalo !', ['spacing']],
  ['Access granted!', 'Acceso concedido', []],
  ['Access granted.', 'Acceso concedido!', ['ending']],
  ['{n, plural, one {# page} other {# pages}}', '{n, plural, other {# páginas}}', ['plurals']],
  ['{n, plural, one {# day} other {# days}}', '{n, plural, one {# día} other {# días}}', []],
  ['{clients}+ companies', '{clients}+ pymes', []],
  [
    '{clients} companies have trusted us since 2020',
    '{clients}+ pymes confían en nosotros desde 2020',
    ['plus'],
  ],
])('%s → %s', (source, target, checks) => expect(found(source, target)).toEqual(checks))

it.each([
  ['Ready?', 'Prêt\u202f?', []],
  ['Ready?', 'Prêt?', ['spacing']],
  ['Ready?', 'Prêt ?', ['spacing']],
  ['“Yes”: it works', '«\u202fOui\u202f»\u00a0: ça marche', []],
  ['You ask yourself', 'Vous vous demandez', []],
  ['At 9:30', 'À 9:30', []],
  ['Marrow &amp; Pike quotes', 'Marrow &amp; Pike chiffre', []],
  ['Only {days} of them', 'Seulement l’{days} d’entre eux', ['article']],
])('in French, %s → %s', (source, target, checks) => expect(found(source, target, 'fr')).toEqual(checks))

it.each([
  ['Up to {share} of it', 'Fino all’{share} del totale', ['article']],
  ['Up to {share} of it', 'Fino a {share} del totale', []],
])('in Italian, %s → %s', (source, target, checks) => expect(found(source, target, 'it')).toEqual(checks))

it.each([
  ['When you subscribe', 'Als je je inschrijft', []],
  ['Who knows it best', 'Wie het het best kent', []],
  ['When you subscribe', 'Als je inschrijft inschrijft', ['doubled']],
])('in Dutch, %s → %s', (source, target, checks) => expect(found(source, target, 'nl')).toEqual(checks))

const terms = [
  { english: 'tally sheet', translation: 'hoja de recuento' },
  { english: 'AI Sprint', translation: 'AI Sprint' },
  { english: 'lead', translation: 'solicitud', isFree: true },
]

it('reports an unused glossary term, whatever its ending', () => {
  const texts = { source: 'Tally Sheets for three processes', locale: 'es' as const, terms }
  expect(findingsOf({ ...texts, target: 'Papel para tres procesos' })).toEqual([
    { check: 'glossary', reason: 'Glossary: “tally sheet” is “hoja de recuento”.' },
  ])
  expect(findingsOf({ ...texts, target: 'Hojas de recuento para tres procesos' })).toEqual([])
  expect(findingsOf({ ...texts, source: 'It leads to three', target: 'Lleva a tres' })).toEqual([])
})

it('accepts an untranslated text that the glossary keeps in English', () => {
  const same = { source: 'The AI Sprint', target: 'The AI Sprint', locale: 'es' as const }
  expect(findingsOf({ ...same, terms }).map(({ check }) => check)).toEqual(['unchanged'])
  const name = { source: 'AI Sprint Two', target: 'AI Sprint Two', locale: 'es' as const }
  expect(findingsOf({ ...name, terms: [{ english: name.source, translation: name.source }] })).toEqual([])
  expect(findingsOf({ ...name, isName: true })).toEqual([])
  const sentence = { ...same, source: 'The firm of three', target: 'The firm of three', isName: true }
  expect(findingsOf(sentence).map(({ check }) => check)).toEqual(['unchanged'])
})

it('reports another translation of the same text', () => {
  const others = [{ target: 'Versturen…', where: 'playbooks.submitting · Text' }]
  const texts = { source: 'Sending...', target: 'Bezig…', locale: 'nl' as const }
  expect(findingsOf({ ...texts, others })).toEqual([
    {
      check: 'otherwise',
      reason: 'The same English text is translated as “Versturen…” in: playbooks.submitting · Text.',
    },
  ])
  expect(findingsOf({ ...texts, others }, ['otherwise'])).toEqual([])
})

it('marks a short text that equals the English with a weaker sign', () => {
  const weak = (text: string) =>
    findingsOf({ source: text, target: text, locale: 'es' }).map(({ isWeak = false }) => isWeak)
  expect(weak('First bullet')).toEqual([true])
  expect(weak('Count your hours first.')).toEqual([false])
})
