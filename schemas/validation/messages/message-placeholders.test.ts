import { expect, it } from 'vitest'
import { messagePlaceholderProblem } from './message-placeholders.ts'

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
