import { pointFragment } from '../../objects/point.groq.ts'

/** What the company gives to its people. */
export const benefitsFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
