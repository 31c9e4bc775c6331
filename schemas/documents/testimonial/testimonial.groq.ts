/** A customer's testimonial. */
export const testimonialFragment = /* groq */ `{
  _id,
  _type,
  "invented": invented == true,
  "name": coalesce(name, ""),
  "role": coalesce(role, ""),
  "company": coalesce(company, ""),
  "quote": coalesce(quote, "")
}`
