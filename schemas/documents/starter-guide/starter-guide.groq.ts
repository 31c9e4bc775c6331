import { defineQuery } from 'groq'
import { pointFragment } from '../../objects/point.groq.ts'

/** The starter guide in a language, with the English title of its file in the database. */
export const starterGuideQuery =
  defineQuery(/* groq */ `*[_type == "starterGuide" && language == $language][0]{
  "title": coalesce(title, ""),
  "lead": coalesce(lead, ""),
  "resource": coalesce(*[_type == "download" && language == "en-UK" && isStarterGuide == true] | order(_createdAt)[0].title, ""),
  "chapters": coalesce(chapters, [])[]${pointFragment}
}`)
