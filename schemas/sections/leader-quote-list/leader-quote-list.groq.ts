import { leaderQuoteFragment } from '../../documents/leader-quote/leader-quote.groq.ts'

/** What leaders of industries say. */
export const leaderQuoteListFragment = /* groq */ `{
  "quotes": coalesce(quotes, [])[defined(@->_id)]->${leaderQuoteFragment},
  "hasLogos": coalesce(*[_type == "siteSettings"][0].logoService, "") != ""
}`
