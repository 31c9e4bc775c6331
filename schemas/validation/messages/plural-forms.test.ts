import { expect, it } from 'vitest'
import { pluralProblem } from './plural-forms.ts'

const english = '{count, plural, one {# page} other {# pages}}'

it.each([
  ['es', '{count, plural, one {# página} other {# páginas}}'], // not “many”, which is for millions
  ['fr', '{count, plural, =0 {aucune page} one {# page} other {# pages}}'],
  ['pl', '{count, plural, one {# strona} few {# strony} many {# stron} other {# strony}}'],
  ['nl', '{kind, select, a {{count, plural, one {# blad} other {# bladen}}} other {}}'],
])('needs nothing more in %s than %s', (languageTag, message) => {
  expect(pluralProblem(message, languageTag, english)).toBeNull()
})

it('names the missing forms, even if an exact number replaces one', () => {
  expect(pluralProblem('{count, plural, other {# páginas}}', 'es', english)).toContain('the form “one”')
  expect(pluralProblem('{count, plural, =1 {une page} other {# pages}}', 'fr', english)).toContain('“one”')
  expect(pluralProblem('{count, plural, one {# strona} other {# strony}}', 'pl', english)).toContain(
    'the forms “few”, “many”',
  )
  expect(pluralProblem('{n, selectordinal, one {#st} other {#th}}', 'en-GB')).toContain('“two”, “few”')
})

it('names the missing forms of a message with a figure in words', () => {
  const message = '{count, plural, other {# páginas}} en {days:words} días, {weeks:una semana|# semanas}'
  expect(pluralProblem(message, 'es')).toContain('the form “one”')
})

it('names a count that English has and the translation does not', () => {
  expect(pluralProblem('{count} páginas', 'es', english)).toBe(
    'The English text has plural forms for {count}. Write {count, plural, one {…} other {…}}.',
  )
})

it('ignores messages without a count and those it cannot parse', () => {
  expect(pluralProblem('Salut {name}', 'fr', 'Hi {name}')).toBeNull()
  expect(pluralProblem('{count, plural, one {# page}', 'fr', english)).toBeNull()
})
