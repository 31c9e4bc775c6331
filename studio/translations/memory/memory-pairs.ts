import { publishedIdOf } from '../../releases/edited-id.ts'
import { patchPath, textsOf } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { titleOf } from '../translation-states.ts'
import { unitsOf } from '../units/units.ts'
import type { MemoryEntry } from './translation-memory.ts'

/** The translation memory entries of a document and its translation. Slugs and untranslated texts are skipped. */
export function memoryPairs(english: ContentDocument, translation: ContentDocument): MemoryEntry[] {
  const targets = new Map(textsOf(translation).map(({ path, text }) => [path, text]))
  const document = publishedIdOf(translation._id)
  const name = titleOf(english)
  return unitsOf(english).flatMap(({ kind, text, title, ...unit }) => {
    const path = patchPath(unit.path)
    const target = targets.get(path)
    if (kind === 'slug' || !target || target === text) return []
    return [{ source: text, target, document, path, where: name ? `${name} · ${title}` : title }]
  })
}
