import type { Assessment } from '@/content-types.ts'
import type { Answer, Choice } from './assessment-state.ts'

type Questions = Pick<Assessment['questions'][number], 'key' | 'options' | 'allowOther'>[]

/** The field of the words of one's own that belong to a question. */
export function otherTextName(key: string): string {
  return `${key}-other`
}

/** The answers that a plain form or an address carries, one a question. What no question offers counts as no answer. */
export function readAnswers(questions: Questions, read: (field: string) => unknown): Answer[] {
  return questions.map((question) => {
    const text = read(otherTextName(question.key))
    return {
      choice: choiceOf(question, read(question.key)),
      otherText: typeof text === 'string' ? text : '',
    }
  })
}

/** What was chosen by the key of its question, without the words of one's own. */
export function choicesOf(questions: Questions, answers: readonly Answer[]): Map<string, Choice> {
  return new Map(
    questions.flatMap(({ key }, index): [string, Choice][] => {
      const choice = answers[index]?.choice ?? null
      return choice === null ? [] : [[key, choice]]
    }),
  )
}

function choiceOf({ options, allowOther }: Questions[number], value: unknown): Choice | null {
  if (value === 'other') return allowOther ? 'other' : null
  if (typeof value !== 'string' || !/^\d$/.test(value)) return null
  return options[Number(value)] ? Number(value) : null
}
