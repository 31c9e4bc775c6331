import { defineQuery } from 'groq'
import { pictureFragment } from '../../objects/picture.groq.ts'

/** A leader's quote, with the domain for the logo. */
export const leaderQuoteFragment = /* groq */ `{
  _id,
  _type,
  "invented": invented == true,
  "name": coalesce(name, ""),
  "role": coalesce(role, ""),
  "company": coalesce(company, ""),
  "domain": coalesce(domain, ""),
  "initials": coalesce(initials, ""),
  "quote": coalesce(quote, ""),
  "portrait": portrait${pictureFragment}
}`

/** The company websites of all leader quotes. The site fetches logos for these only. */
export const leaderQuoteDomainsQuery = defineQuery(
  /* groq */ `array::unique(*[_type == "leaderQuote" && defined(domain)].domain)`,
)
