import { expect, it } from 'vitest'
import { saysPeopleAndHours } from './finder-question.schema.ts'

const start = { options: [{ packages: [{}] }, { packages: [{}] }] }
const people = { options: [{ people: 2 }, { people: 20 }] }
const hours = { options: [{ hours: 1 }, { hours: 8 }] }

it('accepts questions that lead to packages and say how much work there is', () => {
  expect(saysPeopleAndHours([start, people, hours])).toBe(true)
})

it.each([
  ['no package', [{ options: [{ packages: [{}] }, {}] }, people, hours], /package/],
  ['no people', [start, { options: [{ people: 2 }, {}] }, hours], /people/],
  ['no hours', [start, people, people], /hours/],
  ['nothing', undefined, /package/],
])('says what is missing: %s', (_name, questions, problem) => {
  expect(saysPeopleAndHours(questions)).toMatch(problem)
})
