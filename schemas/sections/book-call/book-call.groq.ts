import { pointFragment } from '../../objects/point.groq.ts'

/** The consultation form with its introduction. */
export const bookCallFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
