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
