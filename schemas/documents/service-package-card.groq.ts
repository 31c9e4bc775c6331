/** A package as lists show it: what it is, what it costs, what it contains. */
export const packageCardFragment = /* groq */ `{
  _id,
  _type,
  "language": coalesce(language, ""),
  "title": coalesce(title, ""),
  "slug": coalesce(slug.current, ""),
  "subtitle": coalesce(subtitle, ""),
  "summary": coalesce(summary, ""),
  "description": coalesce(description, ""),
  "price": coalesce(price, ""),
  "pricePattern": coalesce(pricePattern, ""),
  "duration": coalesce(duration, ""),
  "note": coalesce(note, ""),
  "facts": coalesce(facts, [])[]{ _key, "label": coalesce(label, ""), "value": coalesce(value, "") },
  "features": coalesce(features, [])
}`
