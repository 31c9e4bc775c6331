import { defineQuery } from 'groq'
import { linkFragment } from '../../objects/link.groq.ts'

/** The redirect from a path, or null. */
export const redirectQuery = defineQuery(/* groq */ `
  *[_type == "redirect" && from == $from][0] { "to": to${linkFragment}, "permanent": permanent != false }
`)
