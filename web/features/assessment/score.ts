/** What an answer of the visitor's own counts (spec section 9). */
export const otherValue = 2

/** The best score. */
export const scale = 10

/** Four questions of at most four points (spec section 9). */
const maximum = 16

/** The score of the points of all answers, from 0 to 10. */
export function scoreOf(points: readonly number[]): number {
  const sum = points.reduce((total, value) => total + value, 0)
  return Math.min(scale, Math.round((sum / maximum) * scale))
}

/** A score as an address carries it; null for what is none. */
export function readScore(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,2}$/.test(value)) return null
  return Number(value) <= scale ? Number(value) : null
}

/** The profile of a score: of those that it reaches, the one that begins highest; undefined where there are none. */
export function profileOf<Profile extends { threshold: number }>(
  score: number,
  profiles: readonly Profile[],
): Profile | undefined {
  const [lowest, ...higher] = profiles.toSorted((one, other) => one.threshold - other.threshold)
  return higher.findLast(({ threshold }) => score >= threshold) ?? lowest
}
