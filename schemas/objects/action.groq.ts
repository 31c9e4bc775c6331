import { linkFragment } from './link.groq.ts'

/** A button or a menu item: a label and its link. */
export const actionFragment = /* groq */ `{
  _key,
  "label": coalesce(label, ""),
  "variant": coalesce(variant, "primary"),
  "link": link${linkFragment}
}`
