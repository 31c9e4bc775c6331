import { defineQuery } from 'groq'

/** The interface words of one language, or null when the language has none yet. */
export const uiStringsQuery = defineQuery(/* groq */ `
  *[_type == "uiStrings" && language == $language][0] { _id, "entries": coalesce(entries, [])[]{ "key": coalesce(key, ""), "value": coalesce(value, "") } }
`)
