import { factFragment } from '../../objects/fact.groq.ts'

/** A package as lists show it. The site turns `price` into the amount as it is written; `priceKey` stays the figure's key. */
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
  "priceKey": coalesce(price, ""),
  "pricePattern": coalesce(pricePattern, ""),
  "duration": coalesce(duration, ""),
  "note": coalesce(note, ""),
  "facts": coalesce(facts, [])[]${factFragment},
  "features": coalesce(features, [])
}`
