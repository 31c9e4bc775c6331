import { defineQuery } from 'groq'
import { pictureFragment } from '../../objects/picture.groq.ts'
import { pointFragment } from '../../objects/point.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'
import { packageCardFragment } from '../service-package/service-package-card.groq.ts'
import { testimonialFragment } from '../testimonial/testimonial.groq.ts'

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

/** What the page of a case study has beyond its card. */
export const caseStudyDetailsFragment = /* groq */ `
    "steps": coalesce(steps, [])[]${pointFragment},
    "exceptions": coalesce(exceptions, [])[]${pointFragment}`

/** One case study with its page, by language and slug, or null. */
export const caseStudyQuery = defineQuery(/* groq */ `
  *[_type == "caseStudy" && language == $language && slug.current == $slug][0] {
    ...${caseStudyCardFragment},
    _rev,
    _createdAt,
    "breadcrumb": coalesce(company, ""),
    _updatedAt,
    calculation { hoursBefore, hoursAfter, costBefore, costAfter, projectCost },
    ${caseStudyDetailsFragment},
    "testimonial": testimonial->${testimonialFragment},
    "package": package->${packageCardFragment},
    "seo": ${seoFragment},
    "translations": ${translationsFragment}
  }
`)
