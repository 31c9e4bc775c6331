import { describe, expect, it } from 'vitest'
import { choicesOf, readAnswers } from './read-answers.ts'

const options = [
  { text: 'None', description: '', value: 1, fromHours: null },
  { text: 'Some', description: '', value: 4, fromHours: null },
]
const questions = [
  { key: 'time', options, allowOther: false },
  { key: 'pain', options, allowOther: true },
]
const read = (fields: Record<string, unknown>) => readAnswers(questions, (field) => fields[field])

it('parses an option by its number, and a custom answer', () => {
  expect(read({ time: '1', pain: 'other', 'pain-other': 'Meetings' })).toEqual([
    { choice: 1, otherText: '' },
    { choice: 'other', otherText: 'Meetings' },
  ])
})

describe('has no answer for', () => {
  it.each([
    ['nothing', undefined],
    ['an option number out of range', '2'],
    ['a negative number', '-1'],
    ['text', 'None'],
    ['several values', ['0', '1']],
    ['Other if the question does not offer it', 'other'],
  ])('%s', (_name, time) => {
    expect(read({ time })[0]).toEqual({ choice: null, otherText: '' })
  })
})

it('returns the selected options, but never custom text', () => {
  const answers = read({ pain: 'other', 'pain-other': 'Ada Example' })
  expect([...choicesOf(questions, answers)]).toEqual([['pain', 'other']])
})
