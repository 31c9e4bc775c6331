/** The SEO fields. Empty ones fall back to the document's own title and summary. */
export const seoFragment = /* groq */ `{
  "title": coalesce(seo.title, title, ""),
  "description": coalesce(seo.description, summary, ""),
  "noindex": seo.noindex == true
}`
