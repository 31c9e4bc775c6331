import { describe, expect, it } from 'vitest'
import { choicesOf, readAnswers } from './plain-answers.ts'

const options = [
  { text: 'None', description: '', value: 1 },
  { text: 'Some', description: '', value: 4 },
]
const questions = [
  { key: 'time', options, allowOther: false },
  { key: 'pain', options, allowOther: true },
]
const read = (fields: Record<string, unknown>) => readAnswers(questions, (field) => fields[field])

it('reads an option by its number and the visitor’s own words beside it', () => {
  expect(read({ time: '1', pain: 'other', 'pain-other': 'Meetings' })).toEqual([
    { choice: 1, otherText: '' },
    { choice: 'other', otherText: 'Meetings' },
  ])
})

describe('counts as no answer', () => {
  it.each([
    ['nothing', undefined],
    ['a number that no option has', '2'],
    ['a negative number', '-1'],
    ['text', 'None'],
    ['several at once', ['0', '1']],
    ['Other, where the question does not offer it', 'other'],
  ])('%s', (_name, time) => {
    expect(read({ time })[0]).toEqual({ choice: null, otherText: '' })
  })
})

it('gives back what was chosen, never the words', () => {
  const answers = read({ pain: 'other', 'pain-other': 'Ada Example' })
  expect([...choicesOf(questions, answers)]).toEqual([['pain', 'other']])
})
