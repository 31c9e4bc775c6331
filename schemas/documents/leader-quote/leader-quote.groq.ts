import { pictureFragment } from '../../objects/picture.groq.ts'

/** What a leader says, with what the logo is fetched by. */
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
