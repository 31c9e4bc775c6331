import type { Prefill } from '@/ui/dialog/dialog-requests.ts'
import type { AssessmentData } from './assessment-data.ts'
import type { Answer } from './assessment-state.ts'
import { isAnswered } from './assessment-state.ts'
import { choicesOf, otherTextName, readAnswers } from './plain-answers.ts'

type Questions = Pick<AssessmentData['assessment']['questions'][number], 'key' | 'options' | 'allowOther'>[]

/** The answers as the fragment of a URL, which browsers send to no server: a result to keep and to share. */
export function toFragment(questions: Questions, answers: readonly Answer[]): string {
  const choices = [...choicesOf(questions, answers)]
  const params = new URLSearchParams(choices.map(([key, choice]) => [key, String(choice)]))
  for (const [index, { key }] of questions.entries()) {
    const answer = answers[index]
    if (answer?.choice === 'other') params.set(otherTextName(key), answer.otherText.trim())
  }
  return params.toString()
}

/** The answers in a URL's fragment; null unless every question has a valid one. */
export function readFragment(questions: Questions, hash: string): Answer[] | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const answers = readAnswers(questions, (field) => params.get(field))
  return answers.length > 0 && answers.every(isAnswered) ? answers : null
}

/** The answers that follow from what the visitor told the calculator: the weekly hours of the whole company. */
export function knownAnswers(questions: Questions, { weeklyHours }: Prefill): (Answer | undefined)[] {
  return questions.map(({ options }) => {
    const choice = options.findLastIndex(
      ({ fromHours }) => weeklyHours && fromHours !== null && Number(weeklyHours) >= fromHours,
    )
    return choice < 0 ? undefined : { choice, otherText: '' }
  })
}
