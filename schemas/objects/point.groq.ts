/** Title and text of a point. */
export const pointFragment = /* groq */ `{ _key, "title": coalesce(title, ""), "text": coalesce(text, "") }`

/** A number with its label and source. */
export const statFragment = /* groq */ `{
  _key,
  "value": coalesce(value, ""),
  "label": coalesce(label, ""),
  "basis": coalesce(basis, "")
}`
