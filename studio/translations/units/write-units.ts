import type { Path } from 'sanity'
import { patchPath } from '../documents/source-record.ts'
import { type ContentDocument, fileFields } from '../documents/translated-copy.ts'
import { fromMarkup } from './block-markup.ts'
import { isTextBlock, type Unit, unitsOf } from './units.ts'

/**
 * The patch that sets the text of a unit in a document.
 * @throws if the markup is invalid (see `fromMarkup`), or if the document doesn't have the block.
 */
export function textPatch(
  document: ContentDocument,
  { path, kind }: Unit,
  text: string,
): { set: Record<string, unknown> } {
  const patchedPath = patchPath(path)
  if (kind === 'slug') return { set: { [patchedPath]: { _type: 'slug', current: text } } }
  if (kind === 'text') return { set: { [patchedPath]: text } }
  const block = valueAt(document, path)
  if (!isTextBlock(block)) throw new Error('This text isn’t in the translation yet.')
  return { set: { [patchedPath]: fromMarkup(block, text) } }
}

/** The paths of texts that a language may have where English relies on the default. */
export const ownTexts: readonly string[] = ['breadcrumb', 'seo.title', 'seo.description']

/**
 * The structure of `copy` with the texts of `translated` wherever both have the same path: additions are in English,
 * removals are gone, and the order is that of `copy`. A block whose links no longer match is taken from `translated` as
 * is, and so are files, and what an editor decides for each language.
 */
export function mergeTranslation(copy: ContentDocument, translated: ContentDocument): ContentDocument {
  const files = fileFields.flatMap((field) => (field in translated ? [[field, translated[field]]] : []))
  const result: ContentDocument = { ...structuredClone(copy), ...Object.fromEntries(files) }
  keepDecisions(result, translated)
  const units = new Map(unitsOf(translated).map((unit) => [patchPath(unit.path), unit]))
  for (const { path, kind } of unitsOf(copy)) {
    const own = units.get(patchPath(path))
    if (own?.kind === kind) putText(result, translated, own)
  }
  return result
}

/** Keeps what an editor decides for each language, and texts that only this language has. */
function keepDecisions(result: ContentDocument, translated: ContentDocument): void {
  takeOver(result, translated, ['hideOffer'])
  if (translated.breadcrumb) result.breadcrumb ??= translated.breadcrumb
  if (translated.seo) result.seo = { ...translated.seo, ...Object(result.seo) }
  takeOver(result.seo, translated.seo, ['noindex', 'canonical', 'excludeFromSearch'])
  for (const section of Array.isArray(result.sections) ? result.sections : []) {
    const own = valueAt(translated, ['sections', { _key: section._key }])
    if (own) takeOver(section, own, ['hidden'])
  }
}

/** Gives fields the values that they have in another object, also if they have none there. */
function takeOver(to: unknown, from: unknown, fields: readonly string[]): void {
  for (const field of fields) {
    const value = Reflect.get(Object(from), field)
    if (value === undefined) Reflect.deleteProperty(Object(to), field)
    else Reflect.set(Object(to), field, value)
  }
}

function putText(result: ContentDocument, translated: ContentDocument, { path, kind, text }: Unit): void {
  const parent = Object(valueAt(result, path.slice(0, -1)))
  const value = valueAt(result, path)
  if (kind === 'slug') Object.assign(Object(value), { current: text })
  else if (isTextBlock(value)) Object.assign(value, mergeBlock(value, text, valueAt(translated, path)))
  else Reflect.set(parent, indexOf(parent, path.at(-1)), text)
}

function mergeBlock(block: Parameters<typeof fromMarkup>[0], markup: string, own: unknown): unknown {
  try {
    return fromMarkup(block, markup)
  } catch {
    return own // its links differ from the current English ones
  }
}

/** The value at a path of a document, or undefined. */
export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => Reflect.get(Object(value), indexOf(value, part)), document)
}

function indexOf(parent: unknown, part: Path[number] | undefined): string {
  if (typeof part !== 'object' || !Array.isArray(parent)) return String(part)
  return String(parent.findIndex(({ _key }) => _key === Object(part)._key))
}
