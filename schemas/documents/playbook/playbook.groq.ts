import { defineQuery } from 'groq'
import { pointFragment } from '../../objects/point.groq.ts'

/** The weekly playbooks in each language, for visitors with an access code. */
export const playbooksQuery = defineQuery(/* groq */ `
  *[_type == "playbook" && language in $languages] | order(week asc) {
    _id,
    _type,
    "language": coalesce(language, ""),
    "week": coalesce(week, 0),
    "kind": coalesce(kind, "content-engine"),
    "tab": coalesce(tab, ""),
    "title": coalesce(title, ""),
    "hook": coalesce(hook, ""),
    "pain": coalesce(pain, ""),
    "solution": coalesce(solution, ""),
    "features": coalesce(features, [])[]${pointFragment},
    "testimonials": coalesce(testimonials, [])[]{
      _key,
      "name": coalesce(name, ""),
      "role": coalesce(role, ""),
      "quote": coalesce(quote, ""),
      "invented": invented == true
    }
  }
`)

/** What anyone may know about the weekly playbooks in each language: their weeks and subjects. */
export const playbookCoversQuery = defineQuery(/* groq */ `
  *[_type == "playbook" && language in $languages] | order(week asc) {
    _id,
    "language": coalesce(language, ""),
    "week": coalesce(week, 0),
    "tab": coalesce(tab, "")
  }
`)
