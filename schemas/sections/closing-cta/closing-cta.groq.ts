import { actionFragment } from '../../objects/action.groq.ts'

/** The call to action at the end of a page. */
export const closingCtaFragment = /* groq */ `{
  "actions": coalesce(actions, [])[]${actionFragment},
  "note": coalesce(note, "")
}`
