import { defineQuery } from 'groq'

/** The interface messages in one language, or null if it has none yet. */
export const uiStringsQuery = defineQuery(/* groq */ `
  *[_type == "uiStrings" && language == $language][0] { _id, "entries": coalesce(entries, [])[]{ "key": coalesce(key, ""), "value": coalesce(value, "") } }
`)
