import { defineQuery } from 'groq'
import { factFragment } from '../../objects/fact.groq.ts'

/** The assessment with its enabled questions and the recipients that a result can be sent to. */
export const assessmentFragment = /* groq */ `{
  "language": coalesce(language, ""),
  "badge": coalesce(badge, ""),
  "title": coalesce(title, ""),
  "lead": coalesce(lead, ""),
  "start": coalesce(start, ""),
  "highlights": coalesce(highlights, [])[]${factFragment},
  "questions": coalesce(questions, [])[asked != false]{
    "key": coalesce(key, _key),
    "text": coalesce(text, ""),
    "allowOther": allowOther == true,
    "options": coalesce(options, [])[]{
      "text": coalesce(text, ""),
      "description": coalesce(description, ""),
      "value": coalesce(value, 1),
      fromHours
    }
  },
  "profiles": coalesce(profiles, [])[]{
    "key": coalesce(key, "curious"),
    "threshold": coalesce(threshold, 0),
    "title": coalesce(title, ""),
    "subtitle": coalesce(subtitle, ""),
    "description": coalesce(description, ""),
    "expectedRoi": coalesce(expectedRoi, ""),
    "timeline": coalesce(timeline, ""),
    "nextSteps": coalesce(nextSteps, [])
  },
  "contactEmail": coalesce(*[_type == "siteSettings"][0].contactEmail, "")
}`

/** The assessment in a language, or null. */
export const assessmentQuery = defineQuery(/* groq */ `
  *[_type == "assessment" && language == $language][0]${assessmentFragment}
`)
