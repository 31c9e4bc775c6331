import { defineQuery } from 'groq'

/** The websites of the companies that leader quotes name: theirs are the logos that the site fetches. */
export const leaderQuoteDomainsQuery = defineQuery(
  /* groq */ `array::unique(*[_type == "leaderQuote" && defined(domain)].domain)`,
)
