import { pointFragment } from '../../objects/point.groq.ts'

/** The principles of how the company works. */
export const pillarsFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
