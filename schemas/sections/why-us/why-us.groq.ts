import { pointFragment, statFragment } from '../../objects/point.groq.ts'

/** Reasons to choose this company. */
export const whyUsFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment},
  "stats": coalesce(stats, [])[]${statFragment},
  "method": coalesce(method, "")
}`
