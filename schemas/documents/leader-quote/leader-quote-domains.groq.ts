import { defineQuery } from 'groq'

/** The company websites of all leader quotes. The site fetches logos for these only. */
export const leaderQuoteDomainsQuery = defineQuery(
  /* groq */ `array::unique(*[_type == "leaderQuote" && defined(domain)].domain)`,
)
