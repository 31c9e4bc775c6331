import { actionFragment } from '../../objects/action.groq.ts'

/** An offer of something to download, with what is in it. */
export const leadMagnetFragment = /* groq */ `{
  "contents": coalesce(contents, []),
  "actions": coalesce(actions, [])[]${actionFragment},
  "note": coalesce(note, "")
}`
