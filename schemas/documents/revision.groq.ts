import { defineQuery } from 'groq'

/** The revision and type of a document, or null. */
export const revisionQuery = defineQuery(/* groq */ `*[_id == $id][0]{ _rev, _type }`)
