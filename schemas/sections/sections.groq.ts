import { sectionFragments } from '../groq-lists/section-fragments.gen.ts'

/** The sections of a page: the common fields, and those that the component of each type needs. */
export const sectionsFragment = /* groq */ `[]{
  _key,
  _type,
  "heading": coalesce(heading, ""),
  "lead": coalesce(lead, ""),
  "anchor": coalesce(anchor, ""),
  ${sectionFragments}
}`
