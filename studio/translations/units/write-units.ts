import type { Path } from 'sanity'
import { patchPath } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { fromMarkup } from './block-markup.ts'
import { isTextBlock, type Unit, unitsOf } from './units.ts'

/**
 * The patch that puts a text into its place in a document, for the field of a unit.
 * @throws when the markup of a block is not as it must be, see `fromMarkup`; or when the place is not in the document.
 */
export function textPatch(
  document: ContentDocument,
  { path, kind }: Unit,
  text: string,
): { set: Record<string, unknown> } {
  const place = patchPath(path)
  if (kind === 'slug') return { set: { [place]: { _type: 'slug', current: text } } }
  if (kind === 'text') return { set: { [place]: text } }
  const block = valueAt(document, path)
  if (!isTextBlock(block)) throw new Error('This passage is not in the translation yet.')
  return { set: { [place]: fromMarkup(block, text) } }
}

/**
 * A document built as `copy` is, in the words of `translated` wherever both have the same place: what English gained is there in English,
 * what it lost is gone, and its order is the order. Words whose links do not fit any more stay as they are.
 */
export function mergeTranslation(copy: ContentDocument, translated: ContentDocument): ContentDocument {
  const result = structuredClone(copy)
  const words = new Map(unitsOf(translated).map((unit) => [patchPath(unit.path), unit]))
  for (const { path, kind } of unitsOf(copy)) {
    const own = words.get(patchPath(path))
    if (own?.kind === kind) putText(result, translated, own)
  }
  return result
}

function putText(result: ContentDocument, translated: ContentDocument, { path, kind, text }: Unit): void {
  const parent = Object(valueAt(result, path.slice(0, -1)))
  const value = valueAt(result, path)
  if (kind === 'slug') Object.assign(Object(value), { current: text })
  else if (isTextBlock(value)) Object.assign(value, wordsFor(value, text, valueAt(translated, path)))
  else Reflect.set(parent, indexOf(parent, path.at(-1)), text)
}

function wordsFor(block: Parameters<typeof fromMarkup>[0], markup: string, own: unknown): unknown {
  try {
    return fromMarkup(block, markup)
  } catch {
    return own // it has other links than the English one has now
  }
}

/** What stands at a path of a document; undefined where nothing does. */
export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => Reflect.get(Object(value), indexOf(value, part)), document)
}

function indexOf(parent: unknown, part: Path[number] | undefined): string {
  if (typeof part !== 'object' || !Array.isArray(parent)) return String(part)
  return String(parent.findIndex(({ _key }) => _key === Object(part)._key))
}
