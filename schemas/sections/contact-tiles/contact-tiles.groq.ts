import { actionFragment } from '../../objects/action.groq.ts'

/** Ways to get in touch. */
export const contactTilesFragment = /* groq */ `{
  "tiles": coalesce(tiles, [])[]{ _key, "kind": coalesce(kind, "time"), "title": coalesce(title, ""), "text": coalesce(text, ""), "detail": coalesce(detail, ""), "action": action${actionFragment} }
}`
