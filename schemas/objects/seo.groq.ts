/** The SEO fields. Empty ones fall back to the document's own texts. */
export const seoFragment = /* groq */ `{
  "title": coalesce(seo.title, title, name, ""),
  "description": coalesce(seo.description, summary, bio, ""),
  "noindex": seo.noindex == true
}`
