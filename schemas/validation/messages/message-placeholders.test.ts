import { expect, it } from 'vitest'
import { messagePlaceholderProblem } from './message-placeholders.ts'

const problem = (key: string, value: string) =>
  messagePlaceholderProblem({ key, value }, new Set(['responseHours']))

it('takes figures of Settings, and what the site fills in in that very message', () => {
  expect(problem('contact.lead', 'Within {responseHours} hours')).toBeNull()
  expect(problem('insight.pageOf', 'Page {page} of {pages}')).toBeNull()
  expect(problem('sections.showMore', '{count, plural, one {One more} other {# more}}')).toBeNull()
  expect(problem('contact.lead', 'Left open {')).toBeNull()
})

it('refuses what nobody fills in, and says the way out', () => {
  expect(problem('contact.lead', 'Within {responseHour} hours')).toBe(
    'contact.lead: “{responseHour}” is no figure of Settings, and the site fills in nothing of that name here. Check its spelling, or add it to Settings and publish them first.',
  )
  expect(problem('contact.lead', 'Page {page}')).toContain('“{page}” is no figure')
})

it('refuses to count by a figure, which is no number any more when it is put in', () => {
  expect(problem('contact.lead', '{responseHours, plural, one {An hour} other {# hours}}')).not.toBeNull()
})
