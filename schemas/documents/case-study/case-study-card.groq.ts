import { pictureFragment } from '../../objects/picture.groq.ts'

/** A case study in a list. */
export const caseStudyCardFragment = /* groq */ `{
  _id,
  _type,
  "language": coalesce(language, ""),
  "slug": coalesce(slug.current, ""),
  "invented": invented == true,
  "company": coalesce(company, ""),
  "industry": coalesce(industry->title, ""),
  "size": coalesce(size, ""),
  "title": coalesce(title, ""),
  "challenge": coalesce(challenge, ""),
  "solution": coalesce(solution, ""),
  "timeSaved": coalesce(results.timeSaved, ""),
  "costReduction": coalesce(results.costReduction, ""),
  "roi": coalesce(results.roi, ""),
  "image": image${pictureFragment}
}`
