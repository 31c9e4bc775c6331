import { actionFragment } from '../../objects/action.groq.ts'

/** A free download and its contents. */
export const leadMagnetFragment = /* groq */ `{
  "contents": coalesce(contents, []),
  "actions": coalesce(actions, [])[]${actionFragment},
  "note": coalesce(note, "")
}`
