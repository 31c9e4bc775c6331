import type { Assessment } from '@/content-types.ts'
import type { Answer } from './assessment-state.ts'

/** The points of a custom answer (spec section 9). */
export const otherValue = 2

/** The highest score. */
export const scale = 10

/** Four questions with at most four points each (spec section 9). */
const maximum = 16

/** The score from 0 to 10 for the points of all answers. */
export function scoreOf(points: readonly number[]): number {
  const sum = points.reduce((total, value) => total + value, 0)
  return Math.min(scale, Math.round((sum / maximum) * scale))
}

/** Parses a score in a URL; null if it is invalid. */
export function readScore(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,2}$/.test(value)) return null
  return Number(value) <= scale ? Number(value) : null
}

/** The profile of a score: the one with the highest start that the score reaches; undefined without profiles. */
export function profileOf<Profile extends { threshold: number }>(
  score: number,
  profiles: readonly Profile[],
): Profile | undefined {
  const [lowest, ...higher] = profiles.toSorted((one, other) => one.threshold - other.threshold)
  return higher.findLast(({ threshold }) => score >= threshold) ?? lowest
}

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
