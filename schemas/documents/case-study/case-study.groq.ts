import { defineQuery } from 'groq'
import { pointFragment } from '../../objects/point.groq.ts'
import { seoFragment } from '../../objects/seo.groq.ts'
import { translationsFragment } from '../../objects/translations.groq.ts'
import { packageCardFragment } from '../service-package/service-package-card.groq.ts'
import { testimonialFragment } from '../testimonial/testimonial.groq.ts'
import { caseStudyCardFragment } from './case-study-card.groq.ts'

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
