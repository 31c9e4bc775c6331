/** A fact: a label and a value. */
export const factFragment = /* groq */ `{
  _key,
  "label": coalesce(label, ""),
  "value": coalesce(value, "")
}`
