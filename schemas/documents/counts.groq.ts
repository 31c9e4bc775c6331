import { defineQuery } from 'groq'
import { countsFragment } from './counts-fragment.groq.ts'

/** The counts of documents in the default language, for `formatFigures`. */
export const countsQuery = defineQuery(/* groq */ `${countsFragment}`)
