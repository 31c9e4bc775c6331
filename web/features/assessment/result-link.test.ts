import { expect, it } from 'vitest'
import { knownAnswers, readFragment, toFragment } from './read-answers.ts'

const option = (fromHours: number | null = null) => ({ text: '', description: '', value: 1, fromHours })
const questions = [
  { key: 'time_spent', allowOther: false, options: [option(0), option(5), option(11), option(21)] },
  { key: 'pain_points', allowOther: true, options: [option(), option()] },
]
const answers = [
  { choice: 3, otherText: '' },
  { choice: 'other' as const, otherText: 'Meetings & more' },
]

it('restores a result from its URL', () => {
  const fragment = toFragment(questions, answers)
  expect(fragment).toBe('time_spent=3&pain_points=other&pain_points-other=Meetings+%26+more')
  expect(readFragment(questions, `#${fragment}`)).toEqual(answers)
})

it.each([
  '',
  '#assessment',
  '#time_spent=3',
  '#time_spent=9&pain_points=1',
  '#time_spent=3&pain_points=other&pain_points-other=+',
])('takes %j for no result', (hash) => {
  expect(readFragment(questions, hash)).toBeNull()
})

it.each([
  ['0', 0],
  ['4.5', 0],
  ['5', 1],
  ['375', 3],
])('chooses the answer for %s hours a week', (weeklyHours, choice) => {
  expect(knownAnswers(questions, { weeklyHours })).toEqual([{ choice, otherText: '' }, undefined])
})

it('chooses nothing for a visitor who did not use the calculator', () => {
  expect(knownAnswers(questions, {})).toEqual([undefined, undefined])
})
