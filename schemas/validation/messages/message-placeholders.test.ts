import { expect, it } from 'vitest'
import { messagePlaceholderProblem, placeholdersOf } from './message-placeholders.ts'

const problem = (key: string, value: string) =>
  messagePlaceholderProblem({ key, value }, new Set(['responseHours']))

it('accepts figures from Settings and the arguments of that message', () => {
  expect(problem('contact.lead', 'Within {responseHours} hours')).toBeNull()
  expect(problem('insight.pageOf', 'Page {page} of {pages}')).toBeNull()
  expect(problem('sections.showMore', '{count, plural, one {One more} other {# more}}')).toBeNull()
  expect(problem('contact.lead', 'Left open {')).toBeNull()
})

it('rejects unknown placeholders and says what to do', () => {
  expect(problem('contact.lead', 'Within {responseHour} hours')).toBe(
    'contact.lead: “{responseHour}” is neither a figure in Settings nor a value the site passes to this message. Check its spelling, or add it to Settings and publish them first.',
  )
  expect(problem('contact.lead', 'Page {page}')).toContain('“{page}” is neither a figure')
})

it('rejects a plural of a figure, which is formatted text by then', () => {
  expect(problem('contact.lead', '{responseHours, plural, one {An hour} other {# hours}}')).not.toBeNull()
})

it('rejects a number format or plural forms of what the site passes as text', () => {
  const asText = (name: string) => `The site passes {${name}} as text, which can’t be formatted as a number.`
  expect(problem('insight.published', 'Published {date, number}')).toBe(
    `insight.published: ${asText('date')}`,
  )
  expect(problem('insight.by', '{name, plural, one {#} other {#}}')).toBe(`insight.by: ${asText('name')}`)
  expect(problem('insight.readTime', '{minutes, number} min')).toBeNull()
})

it('finds each name in a sentence once', () => {
  expect(placeholdersOf('By {name} on { date }, says {name}')).toEqual(['date', 'name'])
  expect(placeholdersOf('Nothing here')).toEqual([])
  expect(placeholdersOf('{weeks:Words} weeks, {hours:one hour|# hours}, {name}')).toEqual([
    'hours',
    'name',
    'weeks',
  ])
})

it('finds names around and inside plural branches, and ignores the branch names', () => {
  const message = '{count, plural, one {# by {author}} other {many}} since {year}'
  expect(placeholdersOf(message)).toEqual(['author', 'count', 'year'])
})

it('finds a name after a typographic apostrophe', () => {
  expect(placeholdersOf('l’{name}')).toEqual(['name'])
})
