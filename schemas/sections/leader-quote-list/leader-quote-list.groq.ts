import { leaderQuoteFragment } from '../../documents/leader-quote/leader-quote.groq.ts'

/** Quotes of industry leaders. */
export const leaderQuoteListFragment = /* groq */ `{
  "quotes": coalesce(quotes, [])[defined(@->_id)]->${leaderQuoteFragment},
  "hasLogos": coalesce(*[_type == "siteSettings"][0].logoService, "") != ""
}`
