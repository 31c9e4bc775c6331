import { type SourceRecord, sourceRecord } from '../translations/source-record.ts'
import type { SeedDocument } from './document.ts'

/** The plugin's documents that tie translations together, one for each original that has any. */
export function translationLinks(documents: readonly SeedDocument[]) {
  const groups = Map.groupBy(documents, ({ translationOf }) => translationOf)
  return [...groups].flatMap(([original, all]) => {
    const members = all.filter(({ document }) => document.language)
    const [first] = members
    if (!first || members.length < 2) return []
    return [
      {
        _id: `translations-${original}`,
        _type: 'translation.metadata',
        schemaTypes: [first.document._type],
        translations: members.map(({ document }) => ({
          _key: document.language,
          _type: 'internationalizedArrayReferenceValue',
          language: document.language,
          value: {
            _type: 'reference',
            _ref: document._id,
            _weak: true,
            _strengthenOnPublish: { type: document._type },
          },
        })),
      },
    ]
  })
}

/** What each translation was made from, so that the Studio sees when English changes. */
export function translationSources(documents: readonly SeedDocument[]): SourceRecord[] {
  const originals = new Map(documents.map(({ document }) => [document._id, document]))
  return documents.flatMap(({ document, translationOf }) => {
    const original = originals.get(translationOf)
    return original && original !== document ? [sourceRecord(document._id, original)] : []
  })
}
