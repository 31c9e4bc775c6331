/** What a patch makes of a document. https://www.sanity.io/docs/http-reference/mutation */
import { extractWithPath, Mutation as Mutator } from '@sanity/mutator'
import type { JsonRecord } from '../json.ts'
import { badRequest, LakeError, mutationError } from '../lake-error.ts'
import type { LakeDocument } from './document.ts'

type Content = { _id: string; _type: string; [field: string]: unknown }

/** Applies the operations of one patch. Throws 400 for what cannot be done, 409 for an `inc` of what is no number. */
export function applyPatch(
  { inc, dec, insert, ...others }: JsonRecord,
  current: LakeDocument,
  index: number,
) {
  try {
    const counted = run(others, current)
    for (const path of [...Object.keys(inc ?? {}), ...Object.keys(dec ?? {})]) {
      assertNumber(path, counted, index)
    }
    return run({ inc, dec, insert }, counted)
  } catch (cause) {
    if (cause instanceof LakeError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`The patch of "${current._id}" cannot be applied: ${reason}`)
  }
}

function run(operations: JsonRecord, document: Content): Content {
  const given = Object.fromEntries(Object.entries(operations).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return document
  // Without a timestamp and a revision, the mutator leaves `document` as it is.
  const patched = new Mutator({ mutations: [{ patch: { id: document._id, ...given } }] }).apply(document)
  if (patched) return patched
  throw new Error('nothing was left of the document')
}

/** The mutator passes over what it cannot count up; the hosted service says so. */
function assertNumber(path: string, document: Content, index: number): void {
  const targets = extractWithPath(path, document)
  if (targets.length > 0 && targets.every(({ value }) => typeof value === 'number')) return
  const description = `Cannot increment "${path}", because it is not a number`
  throw mutationError({ type: 'mutationError', description, id: document._id }, index)
}
