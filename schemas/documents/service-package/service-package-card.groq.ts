import { factFragment } from '../../objects/fact.groq.ts'

/** A package in a list. The site replaces `price` with the formatted amount; `priceKey` keeps the figure's key. */
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
