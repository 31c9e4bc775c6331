import { defineQuery } from 'groq'
import { linkFragment } from '../../objects/link.groq.ts'

/** The redirect that begins at an address, or null. */
export const redirectQuery = defineQuery(/* groq */ `
  *[_type == "redirect" && from == $from][0] { "to": to${linkFragment}, "permanent": permanent != false }
`)
