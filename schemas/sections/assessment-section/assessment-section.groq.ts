import { assessmentFragment } from '../../documents/assessment/assessment.groq.ts'

/** The assessment in the language of the page, in English where it has none; null before there is any. */
export const assessmentSectionFragment = /* groq */ `{
  "assessment": coalesce(
    *[_type == "assessment" && language == $language][0],
    *[_type == "assessment" && language == "en-UK"][0]
  )${assessmentFragment}
}`
