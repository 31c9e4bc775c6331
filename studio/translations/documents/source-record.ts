import type { Path } from 'sanity'
import { type Unit, unitsOf } from '../units/units.ts'

/** A text of a document by its place in it, as a patch names it: `sections[_key=="hero-1"].heading`. */
export type PlacedText = { path: string; text: string }

/** What a translation was made from, as the content lake keeps it. */
export type SourceRecord = {
  _id: string
  _type: 'translationSource'
  /** Published ids, as text: references would make the Studio list these documents wherever it tells what uses a document. */
  translation: string
  source: string
  sourceRev: string
  /** The id of the user who began the translation or worked on it last. */
  translator?: string
  /** What a translator has looked at and left as it is: the path of a text, a space, and the name of the check. */
  dismissed: string[]
  units: (PlacedText & { _key: string; _type: 'sourceUnit' })[]
}

export function recordId(translationId: string): string {
  return `translation-source-${translationId}`
}

type RecordOptions = { translator?: string | undefined; dismissed?: readonly string[] | undefined }

/** The record that a translation, named by its published id, matches an English document as it is. */
export function sourceRecord(
  translationId: string,
  source: { _id: string; _type: string; _rev?: unknown },
  { translator, dismissed = [] }: RecordOptions = {},
): SourceRecord {
  const units = placedTexts(source).map((unit, index) => ({
    _key: `u${index}`,
    _type: 'sourceUnit' as const,
    ...unit,
  }))
  return {
    _id: recordId(translationId),
    _type: 'translationSource',
    translation: translationId,
    source: source._id.replace(/^drafts\./, ''),
    sourceRev: typeof source._rev === 'string' ? source._rev : '',
    ...(translator ? { translator } : {}),
    dismissed: [...dismissed],
    units,
  }
}

export function placedTexts(document: { _type: string }): PlacedText[] {
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

/** A passage of the English document that is not as it was: `before` is null for a new one, `after` for one that went. */
export type Change = { path: string; before: string | null; after: string | null }

/** What changed in the words of a document since it was recorded; their order does not count. */
export function changesSince(recorded: readonly PlacedText[], now: readonly PlacedText[]): Change[] {
  const before = new Map(recorded.map(({ path, text }) => [path, text]))
  const after = new Map(now.map(({ path, text }) => [path, text]))
  const changed = now.flatMap(({ path, text }) =>
    before.get(path) === text ? [] : [{ path, before: before.get(path) ?? null, after: text }],
  )
  const gone = recorded.flatMap(({ path, text }) =>
    after.has(path) ? [] : [{ path, before: text, after: null }],
  )
  return [...changed, ...gone]
}

/** How many words the units of a document have, those of addresses left out. */
export function wordCount(units: readonly Unit[]): number {
  return units.reduce(
    (sum, { kind, text }) =>
      kind === 'slug' ? sum : sum + (text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0),
    0,
  )
}
