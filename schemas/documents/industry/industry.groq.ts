import { pictureFragment } from '../../objects/picture.groq.ts'

/** An industry, in short and in full. */
export const industryFragment = /* groq */ `{
  _id,
  _type,
  "title": coalesce(title, ""),
  "anchor": coalesce(anchor, ""),
  "summary": coalesce(summary, ""),
  "challenge": coalesce(challenge, ""),
  "approach": coalesce(approach, ""),
  "processes": coalesce(processes, []),
  "result": coalesce(result, ""),
  "picture": picture${pictureFragment}
}`
