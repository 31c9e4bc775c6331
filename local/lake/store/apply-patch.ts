/** Applies a patch to a document. https://www.sanity.io/docs/http-reference/mutation */
import { extractWithPath, Mutation as Mutator } from '@sanity/mutator'
import type { JsonRecord } from '../json.ts'
import { badRequestFrom, mutationError } from '../lake-error.ts'
import type { LakeDocument } from './document.ts'

type Content = { _id: string; _type: string; [field: string]: unknown }

/** A path whose last brackets select items of an array, after the path of that array. */
const itemPath = /^(.*[^.])\[(?!')(?:[^[\]"]|"(?:[^"\\]|\\.)*")+\][^[\]]*$/s

/**
 * Applies the operations of a patch. Throws 400 for an invalid one, 409 for an `inc` of a value that isn't a number.
 */
export function applyPatch(
  { setIfMissing, set, inc, dec, insert, ...others }: JsonRecord,
  current: LakeDocument,
  index: number,
) {
  try {
    const assigned = assign('set', set, assign('setIfMissing', setIfMissing, current))
    const counted = run(others, assigned)
    for (const path of [...Object.keys(inc ?? {}), ...Object.keys(dec ?? {})]) {
      assertNumber(path, counted, index)
    }
    return run({ inc, dec, insert }, counted)
  } catch (cause) {
    throw badRequestFrom(cause, `Couldn't apply the patch of "${current._id}"`)
  }
}

/** Leaves out items of a missing array, for which the mutator would create an object. */
function assign(operation: 'set' | 'setIfMissing', values: unknown, document: Content): Content {
  return Object.entries(values ?? {}).reduce((before, [path, value]) => {
    const [, list] = itemPath.exec(path) ?? []
    if (list !== undefined && find(list, before).length === 0) return before
    // Null counts as missing, unlike in the mutator.
    const isNull = operation === 'setIfMissing' && find(path, before)[0]?.value === null
    return run({ [isNull ? 'set' : operation]: { [path]: value } }, before)
  }, document)
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
  const targets = find(path, document)
  if (targets.length > 0 && targets.every(({ value }) => typeof value === 'number')) return
  const description = `Cannot increment "${path}", because it is not a number`
  throw mutationError({ type: 'mutationError', description, id: document._id }, index)
}

/** What a path selects; nothing if it leads into a value without attributes, such as `title.x` into a text. */
function find(path: string, document: Content) {
  try {
    return extractWithPath(path, document)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('getAttribute')) return []
    throw error
  }
}
