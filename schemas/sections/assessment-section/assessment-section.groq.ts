import { assessmentFragment } from '../../documents/assessment/assessment.groq.ts'

/** The assessment in the page's language, or in English if not translated; null if there is none. */
export const assessmentSectionFragment = /* groq */ `{
  "assessment": coalesce(
    *[_type == "assessment" && language == $language][0],
    *[_type == "assessment" && language == "en-UK"][0]
  )${assessmentFragment}
}`
