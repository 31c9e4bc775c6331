import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import type { Assessment } from '@/content-types.ts'
import { answersOf, scoreOf } from './assessment-result.ts'
import { isAnswered } from './assessment-state.ts'
import { choicesOf, readAnswers } from './read-answers.ts'

/**
 * Scores the plain form.
 * @returns the path of its result, which contains only the score, or of the incomplete form with its selected options.
 * Custom text never enters a URL.
 */
export function postAssessment(form: FormData, assessment: Assessment, locale: LocaleId): string {
  const answers = readAnswers(assessment.questions, (field) => form.get(field))
  const path = localePath(locale, '/assessment/result')
  if (answers.length > 0 && answers.every(isAnswered)) {
    const points = answersOf(assessment.questions, answers).map(({ value }) => value)
    return `${path}?score=${scoreOf(points)}`
  }
  const choices = [...choicesOf(assessment.questions, answers)].map(([key, choice]) => [key, String(choice)])
  return `${path}?${new URLSearchParams(choices)}`
}
