import { expect, it } from 'vitest'
import {
  type AssessmentAction,
  type AssessmentState,
  assessmentReducer,
  isAnswered,
  notStarted,
  progressOf,
} from './assessment-state.ts'

const at = '2026-11-22T05:00:00.000Z'
const next = { type: 'next', at } as const
const choose = (choice: number | 'other') => ({ type: 'choose', choice }) as const
const write = (text: string) => ({ type: 'writeOther', text }) as const

function after(...actions: AssessmentAction[]): AssessmentState {
  return actions.reduce(assessmentReducer, notStarted(4))
}

it('is not started, then shows questions 0 to 3, then results', () => {
  expect(after()).toMatchObject({ view: 'intro', index: 0 })
  const steps: AssessmentAction[] = [{ type: 'start' }]
  for (const index of [0, 1, 2, 3]) {
    expect(after(...steps)).toMatchObject({ view: 'question', index })
    steps.push(choose(index), next)
  }
  const finished = after(...steps)
  expect(finished).toMatchObject({ view: 'results', finishedAt: at })
  expect(finished.answers.map(({ choice }) => choice)).toEqual([0, 1, 2, 3])
})

it('counts the current question in the progress', () => {
  expect([0, 1, 2, 3].map((index) => progressOf({ ...notStarted(4), index }))).toEqual([25, 50, 75, 100])
})

it('needs an answer to continue', () => {
  expect(after({ type: 'start' }, next).index).toBe(0)
  expect(after({ type: 'start' }, choose(0), next).index).toBe(1)
})

it.each(['', '   ', '\n\t'])('rejects %j as a custom answer', (text) => {
  expect(after({ type: 'start' }, choose('other'), write(text), next).index).toBe(0)
  expect(isAnswered({ choice: 'other', otherText: text })).toBe(false)
})

it('accepts a custom answer, and an option whatever the text box contains', () => {
  expect(after({ type: 'start' }, write('Meetings'), next).index).toBe(1)
  expect(isAnswered({ choice: 2, otherText: '' })).toBe(true)
  expect(isAnswered({ choice: null, otherText: 'Meetings' })).toBe(false)
})

it('selects Other when the visitor starts typing, and keeps the text while another option is selected', () => {
  const typed = after({ type: 'start' }, choose(1), write('M'))
  expect(typed.answers[0]).toEqual({ choice: 'other', otherText: 'M' })
  const back = [choose(1), choose('other')].reduce(assessmentReducer, typed)
  expect(back.answers[0]).toEqual({ choice: 'other', otherText: 'M' })
})

it('stays on the first question, and keeps earlier answers', () => {
  const first = after({ type: 'start' }, choose(2), { type: 'previous' })
  expect(first).toMatchObject({ view: 'question', index: 0 })
  const returned = after({ type: 'start' }, choose(2), next, choose(0), { type: 'previous' })
  expect(returned.index).toBe(0)
  expect(returned.answers[0]?.choice).toBe(2)
  expect(assessmentReducer(returned, next).answers[1]?.choice).toBe(0)
})

it('resets everything when the assessment is taken again', () => {
  const all = [0, 1, 2, 3].flatMap((index): AssessmentAction[] => [choose(index), next])
  expect(after({ type: 'start' }, write('x'), ...all, { type: 'restart' })).toEqual(notStarted(4))
})

it('ignores answers when no question is shown', () => {
  expect(after(choose(1), next)).toEqual(notStarted(4))
})
