import type { Path } from 'sanity'
import { publishedIdOf } from '../../releases/edited-id.ts'
import { type Unit, unitsOf } from '../units/units.ts'

/** A text of a document with its patch path: `sections[_key=="hero-1"].heading`. */
export type TextAtPath = { path: string; text: string }

/** A stored document: the English texts that a translation was made from. */
export type SourceRecord = {
  _id: string
  _type: 'translationSource'
  /** Published ids as strings: with references, the Studio would list these documents under “Used on”. */
  translation: string
  source: string
  sourceRev: string
  /** The id of the user who created the translation or last worked on it. */
  translator?: string
  /** Findings marked as correct: the path of the text, a space, and the id of the check. */
  dismissed: string[]
  units: (TextAtPath & { _key: string; _type: 'sourceUnit' })[]
}

export function recordId(translationId: string): string {
  return `translation-source-${translationId}`
}

type RecordOptions = { translator?: string | undefined; dismissed?: readonly string[] | undefined }

/** Records that a translation (by published id) is up to date with an English document. */
export function sourceRecord(
  translationId: string,
  source: { _id: string; _type: string; _rev?: unknown },
  { translator, dismissed = [] }: RecordOptions = {},
): SourceRecord {
  const units = textsOf(source).map((unit, index) => ({
    _key: `u${index}`,
    _type: 'sourceUnit' as const,
    ...unit,
  }))
  return {
    _id: recordId(translationId),
    _type: 'translationSource',
    translation: translationId,
    source: publishedIdOf(source._id),
    sourceRev: typeof source._rev === 'string' ? source._rev : '',
    ...(translator ? { translator } : {}),
    dismissed: [...dismissed],
    units,
  }
}

export function textsOf(document: { _type: string }): TextAtPath[] {
  return unitsOf(document).map(({ path, text }) => ({ path: patchPath(path), text }))
}

export function patchPath(path: Path): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`
      if (typeof part === 'object') return `[_key==${JSON.stringify(Object(part)._key)}]`
      return index === 0 ? part : `.${part}`
    })
    .join('')
}

/** A changed text of the English document: `before` is null if it was added, `after` if it was removed. */
export type Change = { path: string; before: string | null; after: string | null }

/** The texts of a document that changed since it was recorded. Their order and empty ones don't matter. */
export function changesSince(recorded: readonly TextAtPath[], now: readonly TextAtPath[]): Change[] {
  const texts = recorded.filter(({ text }) => text.trim() !== '')
  const before = new Map(texts.map(({ path, text }) => [path, text]))
  const after = new Map(now.map(({ path, text }) => [path, text]))
  const changed = now.flatMap(({ path, text }) =>
    before.get(path) === text ? [] : [{ path, before: before.get(path) ?? null, after: text }],
  )
  const gone = texts.flatMap(({ path, text }) =>
    after.has(path) ? [] : [{ path, before: text, after: null }],
  )
  return [...changed, ...gone]
}

/** The number of words in units, slugs excluded. */
export function wordCount(units: readonly Unit[]): number {
  return units.reduce(
    (sum, { kind, text }) =>
      kind === 'slug' ? sum : sum + (text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0),
    0,
  )
}
