import { actionFragment } from '../../objects/action.groq.ts'
import { pointFragment } from '../../objects/point.groq.ts'

/** The consultation form and its introduction. */
export const bookCallFragment = /* groq */ `{
  "points": coalesce(points, [])[]${pointFragment},
  "actions": coalesce(actions, [])[]${actionFragment}
}`
