import { defineQuery } from 'groq'
import { pointFragment } from '../../objects/point.groq.ts'

/** The starter guide in a language, with the title that its file has in the database, in English. */
export const starterGuideQuery =
  defineQuery(/* groq */ `*[_type == "starterGuide" && language == $language][0]{
  "title": coalesce(title, ""),
  "lead": coalesce(lead, ""),
  "resource": coalesce(*[_type == "download" && language == "en-UK" && isStarterGuide == true] | order(_createdAt)[0].title, ""),
  "chapters": coalesce(chapters, [])[]${pointFragment}
}`)
