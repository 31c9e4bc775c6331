import { defineQuery } from 'groq'
import { linkFragment } from '../../objects/link.groq.ts'

/**
 * The redirect for a path, or null: its own, or the closest for everything below a path. `$paths` are all that apply,
 * such as `/old/page`, `/old/page/*` and `/old/*`.
 */
export const redirectQuery = defineQuery(/* groq */ `
  *[_type == "redirect" && from in $paths] | order(from == $path desc, length(from) desc)[0] {
    "from": coalesce(from, ""),
    "isGone": gone == true,
    "to": to${linkFragment},
    "permanent": permanent != false
  }
`)
