import { isRecord, type JsonRecord } from '../json.ts'
import { badRequest } from '../lake-error.ts'
import { parseGroq } from './groq.ts'

/** Longer than any question that a page asks by itself, and read within milliseconds. */
const maxLength = 4_000

const lists = ['Everything', 'Filter', 'Map', 'FlatMap', 'Slice', 'ArrayCoerce', 'Array', 'PipeFuncCall']

/**
 * What a query gives who may see nothing: an empty list where it asks for a list, and null. Nothing is evaluated, as a pattern can be
 * made to take for ever. Throws LakeError (400) for a query that does not parse, or is longer than such a one has to be.
 */
export function emptyResult(query: string, params: JsonRecord): [] | null {
  if (query.length > maxLength) {
    throw badRequest(`Without a token, a query has at most ${maxLength} characters.`)
  }
  const tree: unknown = parseGroq(query, params)
  return isRecord(tree) && lists.includes(String(tree.type)) ? [] : null
}
