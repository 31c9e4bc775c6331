import { pictureFragment } from './picture.groq.ts'

/** The SEO fields. Empty ones fall back to the document's own texts. */
export const seoFragment = /* groq */ `{
  "title": coalesce(seo.title, title, name, ""),
  "description": coalesce(seo.description, summary, bio, description, ""),
  "picture": seo.picture${pictureFragment},
  "canonical": seo.canonical,
  "noindex": seo.noindex == true
}`
