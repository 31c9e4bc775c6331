import { pointFragment } from '../../objects/point.groq.ts'

/** The principles of the work. */
export const pillarsFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
