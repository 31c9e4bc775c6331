/** Applies a patch to a document. https://www.sanity.io/docs/http-reference/mutation */
import { extractWithPath, Mutation as Mutator } from '@sanity/mutator'
import type { JsonRecord } from '../json.ts'
import { badRequest, LakeError, mutationError } from '../lake-error.ts'
import type { LakeDocument } from './document.ts'

type Content = { _id: string; _type: string; [field: string]: unknown }

/**
 * Applies the operations of a patch. Throws 400 for an invalid one, 409 for an `inc` of a value that isn't a number.
 */
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
    throw badRequest(`Couldn't apply the patch of "${current._id}": ${reason}`)
  }
}

function run(operations: JsonRecord, document: Content): Content {
  const defined = Object.fromEntries(Object.entries(operations).filter(([, value]) => value !== undefined))
  if (Object.keys(defined).length === 0) return document
  // Without a timestamp and a revision, the mutator doesn't modify `document`.
  const patched = new Mutator({ mutations: [{ patch: { id: document._id, ...defined } }] }).apply(document)
  if (patched) return patched
  throw new Error('the document was deleted')
}

/** The mutator silently skips an `inc` of another type; the hosted service reports it. */
function assertNumber(path: string, document: Content, index: number): void {
  const targets = extractWithPath(path, document)
  if (targets.length > 0 && targets.every(({ value }) => typeof value === 'number')) return
  const description = `Cannot increment "${path}", because it is not a number`
  throw mutationError({ type: 'mutationError', description, id: document._id }, index)
}
