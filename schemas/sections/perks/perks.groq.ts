import { pointFragment } from '../../objects/point.groq.ts'

/** Reasons to work at the company. */
export const perksFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
