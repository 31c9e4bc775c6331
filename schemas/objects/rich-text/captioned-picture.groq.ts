import { pictureFragment } from '../picture.groq.ts'

/** An image in a text, with its caption. */
export const captionedPictureFragment = /* groq */ `{
  "picture": picture${pictureFragment},
  "caption": coalesce(caption, "")
}`
