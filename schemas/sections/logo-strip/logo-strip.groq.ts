import { linkFragment } from '../../objects/link.groq.ts'
import { pictureFragment } from '../../objects/picture.groq.ts'

/** Company logos side by side. */
export const logoStripFragment = /* groq */ `{
  "logos": coalesce(logos, [])[]{
    _key,
    "name": coalesce(name, ""),
    "picture": picture${pictureFragment},
    "link": link${linkFragment}
  }
}`
