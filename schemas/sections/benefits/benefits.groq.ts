import { pointFragment } from '../../objects/point.groq.ts'

/** The benefits for employees. */
export const benefitsFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
