import { pointFragment } from '../../objects/point.groq.ts'

/** The consultation form and its introduction. */
export const bookCallFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment}
}`
