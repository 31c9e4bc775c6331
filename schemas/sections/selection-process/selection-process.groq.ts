/** The steps from application to offer. */
export const selectionProcessFragment = /* groq */ `{
  "steps": coalesce(steps, [])[]{ _key, "title": coalesce(title, ""), "duration": coalesce(duration, ""), "text": coalesce(text, "") }
}`
