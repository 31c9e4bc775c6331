import { testimonialFragment } from '../../documents/testimonial/testimonial.groq.ts'
import { statFragment } from '../../objects/point.groq.ts'

/** Testimonials of customers. */
export const testimonialListFragment = /* groq */ `{
  "testimonials": coalesce(testimonials, [])[defined(@->_id)]->${testimonialFragment},
  "stats": coalesce(stats, [])[]${statFragment}
}`
