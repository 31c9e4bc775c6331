import type { Assessment } from '@/content-types.ts'
import type { Answer } from './assessment-state.ts'
import { otherValue, profileOf, scoreOf } from './score.ts'

export type Profile = Assessment['profiles'][number]

/** A completed assessment (spec section 3). */
export type AssessmentResult = {
  /** From 0 to 10. */
  score: number
  segment: Profile['key']
  /** ISO 8601. */
  timestamp: string
  answers: { question: string; answer: string; value: number }[]
}

type Questions = Assessment['questions']

/** The answers as texts with their points; unanswered questions are left out. */
export function answersOf(questions: Questions, answers: readonly Answer[]): AssessmentResult['answers'] {
  return questions.flatMap(({ text, options }, index) => {
    const { choice, otherText } = answers[index] ?? { choice: null, otherText: '' }
    if (choice === null) return []
    if (choice === 'other') return [{ question: text, answer: otherText.trim(), value: otherValue }]
    const option = options[choice]
    return option ? [{ question: text, answer: option.text, value: option.value }] : []
  })
}

/** The result of the answers; null if the assessment has no profiles, which is possible in a draft. */
export function resultOf(
  { questions, profiles }: Pick<Assessment, 'questions' | 'profiles'>,
  given: readonly Answer[],
  timestamp: string,
): AssessmentResult | null {
  const answers = answersOf(questions, given)
  const score = scoreOf(answers.map(({ value }) => value))
  const profile = profileOf(score, profiles)
  return profile ? { score, segment: profile.key, timestamp, answers } : null
}
