import { actionFragment } from '../../objects/action.groq.ts'

/** The last word of a page. */
export const closingCtaFragment = /* groq */ `{
  "actions": coalesce(actions, [])[]${actionFragment},
  "note": coalesce(note, "")
}`
