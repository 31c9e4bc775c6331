import { richTextFragment } from '../../objects/rich-text.groq.ts'

/** Free text. */
export const richTextSectionFragment = /* groq */ `{
  "body": coalesce(body, [])${richTextFragment}
}`
