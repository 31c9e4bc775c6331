import { pointFragment } from '../../objects/point.groq.ts'

/** Why people like to work here. */
export const perksFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
