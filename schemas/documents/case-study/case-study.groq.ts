import { pictureFragment } from '../../objects/picture.groq.ts'

/** A customer's story in numbers. */
export const caseStudyFragment = /* groq */ `{
  _id,
  _type,
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
