import { actionFragment } from '../../objects/action.groq.ts'
import { pictureFragment } from '../../objects/picture.groq.ts'
import { richTextFragment } from '../../objects/rich-text.groq.ts'

/** A few paragraphs next to an image. */
export const textWithPictureFragment = /* groq */ `{
  "body": coalesce(body, [])${richTextFragment},
  "picture": picture${pictureFragment},
  "side": coalesce(side, "right"),
  "actions": coalesce(actions, [])[]${actionFragment}
}`
