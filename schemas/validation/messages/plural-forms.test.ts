import { expect, it } from 'vitest'
import { pluralProblem } from './plural-forms.ts'

const english = '{count, plural, one {# page} other {# pages}}'

it.each([
  ['es', '{count, plural, one {# página} other {# páginas}}'], // not “many”, which is for millions
  ['fr', '{count, plural, =0 {aucune page} one {# page} other {# pages}}'],
  ['pl', '{count, plural, one {# strona} few {# strony} many {# stron} other {# strony}}'],
  ['nl', '{kind, select, a {{count, plural, one {# blad} other {# bladen}}} other {}}'],
])('asks %s for nothing more than %s', (languageTag, message) => {
  expect(pluralProblem(message, languageTag, english)).toBeNull()
})

it('names the forms that are missing, also where an exact number stands for one', () => {
  expect(pluralProblem('{count, plural, other {# páginas}}', 'es', english)).toContain('the form “one”')
  expect(pluralProblem('{count, plural, =1 {une page} other {# pages}}', 'fr', english)).toContain('“one”')
  expect(pluralProblem('{count, plural, one {# strona} other {# strony}}', 'pl', english)).toContain(
    'the forms “few”, “many”',
  )
  expect(pluralProblem('{n, selectordinal, one {#st} other {#th}}', 'en-GB')).toContain('“two”, “few”')
})

it('names a count that English has and the translation does not', () => {
  expect(pluralProblem('{count} páginas', 'es', english)).toBe(
    'English tells apart how many {count} are. Write {count, plural, one {…} other {…}}.',
  )
})

it('leaves to others what has no count, or cannot be read', () => {
  expect(pluralProblem('Salut {name}', 'fr', 'Hi {name}')).toBeNull()
  expect(pluralProblem('{count, plural, one {# page}', 'fr', english)).toBeNull()
})
