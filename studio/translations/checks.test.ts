import { expect, it } from 'vitest'
import { findingsOf } from './checks.ts'

const found = (source: string, target: string, locale: 'es' | 'fr' | 'nl' = 'es') =>
  findingsOf({ source, target, locale }).map(({ check }) => check)

it.each([
  ['Count your hours first.', '', ['empty']],
  ['Count your hours first.', 'Count your hours first.', ['unchanged']],
  ['Retainer', 'Retainer', []],
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
])('%s → %s', (source, target, checks) => expect(found(source, target)).toEqual(checks))

it.each([
  ['Ready?', 'Prêt\u202f?', []],
  ['Ready?', 'Prêt?', ['spacing']],
  ['Ready?', 'Prêt ?', ['spacing']],
  ['“Yes”: it works', '«\u202fOui\u202f»\u00a0: ça marche', []],
  ['You ask yourself', 'Vous vous demandez', []],
  ['At 9:30', 'À 9:30', []],
  ['Marrow &amp; Pike quotes', 'Marrow &amp; Pike chiffre', []],
])('in French, %s → %s', (source, target, checks) => expect(found(source, target, 'fr')).toEqual(checks))

it.each([
  ['When you subscribe', 'Als je je inschrijft', []],
  ['Who knows it best', 'Wie het het best kent', []],
  ['When you subscribe', 'Als je inschrijft inschrijft', ['doubled']],
])('in Dutch, %s → %s', (source, target, checks) => expect(found(source, target, 'nl')).toEqual(checks))

it('leaves out what was dismissed', () => {
  const texts = { source: 'One two three', target: 'One two three', locale: 'nl' as const }
  expect(findingsOf(texts, ['unchanged'])).toEqual([])
})
