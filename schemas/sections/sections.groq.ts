import { sectionFragments } from '../groq-lists/section-fragments.gen.ts'

/** The sections of a page: what all have, and what the component of each type needs. */
export const sectionsFragment = /* groq */ `[]{
  _key,
  _type,
  "heading": coalesce(heading, ""),
  "lead": coalesce(lead, ""),
  "anchor": coalesce(anchor, ""),
  ${sectionFragments}
}`
