import { isRecord, type JsonRecord } from '../json.ts'
import { badRequest } from '../lake-error.ts'
import { parseGroq } from './groq.ts'

/** More than any query of a public page needs; a query of this length parses within milliseconds. */
const maxLength = 4_000

const lists = ['Everything', 'Filter', 'Map', 'FlatMap', 'Slice', 'ArrayCoerce', 'Array', 'PipeFuncCall']

/**
 * Result for anonymous callers of a private dataset: an empty list if the query returns a list, else null. The query is
 * not evaluated, since a pattern could run forever. Throws LakeError (400) for a query that doesn't parse or is too
 * long.
 */
export function emptyResult(query: string, params: JsonRecord): [] | null {
  if (query.length > maxLength) {
    throw badRequest(`Without a token, a query can have at most ${maxLength} characters.`)
  }
  const tree: unknown = parseGroq(query, params)
  return isRecord(tree) && lists.includes(String(tree.type)) ? [] : null
}
