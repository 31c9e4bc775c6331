import type { Assessment } from '@/content-types.ts'
import type { Answer, Choice } from './assessment-state.ts'

type Questions = Pick<Assessment['questions'][number], 'key' | 'options' | 'allowOther'>[]

/** The name of the field with the custom answer to a question. */
export function otherTextName(key: string): string {
  return `${key}-other`
}

/**
 * Parses the answers in a plain form or a URL, one per question. Options that a question doesn't have count as no
 * answer.
 */
export function readAnswers(questions: Questions, read: (field: string) => unknown): Answer[] {
  return questions.map((question) => {
    const text = read(otherTextName(question.key))
    return {
      choice: choiceOf(question, read(question.key)),
      otherText: typeof text === 'string' ? text : '',
    }
  })
}

/** The selected options by question key, without custom text. */
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
