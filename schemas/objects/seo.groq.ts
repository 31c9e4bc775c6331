import { pictureFragment } from './picture.groq.ts'

/**
 * The SEO fields. Empty ones fall back to the document's own texts. A text that a translator has emptied is an empty
 * string, not a missing field.
 */
export const seoFragment = /* groq */ `{
  "title": coalesce(select(seo.title != "" => seo.title), title, name, ""),
  "description": coalesce(select(seo.description != "" => seo.description), summary, bio, description, ""),
  "picture": seo.picture${pictureFragment},
  "canonical": seo.canonical,
  "noindex": seo.noindex == true
}`
