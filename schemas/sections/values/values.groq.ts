/** Values whose first letters form a word. */
export const valuesFragment = /* groq */ `{
  "values": coalesce(values, [])[]{ _key, "letter": coalesce(letter, ""), "title": coalesce(title, ""), "text": coalesce(text, "") }
}`
