import { pointFragment } from '../../objects/point.groq.ts'

/** The newsletter sign-up form and what to expect. */
export const newsletterFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
