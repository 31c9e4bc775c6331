import { roiAssumptionsFragment } from '../roi-calculator/roi-calculator.groq.ts'

/** The questions, the packages that they lead to, and the assumptions of the calculator. */
export const packageFinderFragment = /* groq */ `{
  "questions": coalesce(questions, [])[]{
    _key,
    "text": coalesce(text, ""),
    "options": coalesce(options, [])[]{
      "text": coalesce(text, ""),
      "packageIds": coalesce(packages, [])[]._ref,
      people,
      hours
    }
  },
  "packages": coalesce(packages, [])[defined(@->_id)]->{
    _id,
    "title": coalesce(title, ""),
    "slug": coalesce(slug.current, ""),
    "summary": coalesce(summary, ""),
    "price": coalesce(price, ""),
    "pricePattern": coalesce(pricePattern, ""),
    "duration": coalesce(duration, "")
  },
  "assumptions": ${roiAssumptionsFragment}
}`
