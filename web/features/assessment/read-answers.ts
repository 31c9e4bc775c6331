import { isMeasured } from '@/analytics/measured-url.ts'
import type { Assessment } from '@/content-types.ts'
import type { Prefill } from '@/ui/dialog/dialog-requests.ts'
import { type Answer, type Choice, isAnswered } from './assessment-state.ts'

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

/**
 * Keeps a result through a reload, in the URL, which can be shared. Where third-party scripts run, which read URLs, it is
 * kept in the tab's own history entry instead. Without answers it is forgotten.
 */
export function keepResult(questions: Questions, answers: readonly Answer[]): void {
  const fragment = toFragment(questions, answers)
  const inUrl = isMeasured() ? '' : fragment
  const state = { ...history.state, assessment: fragment }
  history.replaceState(state, '', location.pathname + location.search + (inUrl && `#${inUrl}`))
}

/** The answers of a kept result, or of the one that this page's URL shares. */
export function keptResult(questions: Questions): Answer[] | null {
  return readFragment(questions, location.hash) ?? readFragment(questions, history.state?.assessment ?? '')
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
