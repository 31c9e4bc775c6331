import { pictureFragment } from '../../objects/picture.groq.ts'

/** One quote, set large. */
export const singleQuoteFragment = /* groq */ `{
  "quote": quote->{
    "invented": invented == true,
    "name": coalesce(name, ""),
    "role": coalesce(role, ""),
    "company": coalesce(company, ""),
    "quote": coalesce(quote, ""),
    "portrait": portrait${pictureFragment}
  }
}`
