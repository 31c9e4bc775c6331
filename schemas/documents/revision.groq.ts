import { defineQuery } from 'groq'

/** The revision of a document of any type, or null. */
export const revisionQuery = defineQuery(/* groq */ `*[_id == $id][0]{ _rev }`)
