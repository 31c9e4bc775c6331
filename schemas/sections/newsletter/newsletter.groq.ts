import { pointFragment } from '../../objects/point.groq.ts'

/** The newsletter's sign-up form with what to expect. */
export const newsletterFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
