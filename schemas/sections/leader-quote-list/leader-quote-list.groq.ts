import { leaderQuoteFragment } from '../../documents/leader-quote/leader-quote.groq.ts'
import { testimonialFragment } from '../../documents/testimonial/testimonial.groq.ts'

/** Quotes of industry leaders. */
export const leaderQuoteListFragment = /* groq */ `{
  "quotes": coalesce(quotes, [])[defined(@->_id)]->${leaderQuoteFragment},
  "testimonialsHeading": coalesce(testimonialsHeading, ""),
  "testimonials": coalesce(testimonials, [])[defined(@->_id)]->${testimonialFragment},
  "hasLogos": coalesce(*[_type == "siteSettings"][0].logoService, "") != ""
}`
