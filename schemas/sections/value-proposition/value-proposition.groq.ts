import { pointFragment, statFragment } from '../../objects/point.groq.ts'

/** What a visitor gets, in points and numbers. */
export const valuePropositionFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment},
  "stats": coalesce(stats, [])[]${statFragment}
}`
