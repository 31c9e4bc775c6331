import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { translationEntry } from '../../studio/translations/documents/create-translation.ts'
import {
  type SourceRecord,
  sourceRecord,
  textsOf,
} from '../../studio/translations/documents/source-record.ts'
import type { SeedDocument } from './document.ts'

/** The `translation.metadata` documents, one for each original with translations. */
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
        translations: members.map(({ document }) =>
          translationEntry(String(document.language), document._id),
        ),
      },
    ]
  })
}

/** The source record of each translation: the English texts it was made from, and findings marked as correct. */
export function translationSources(documents: readonly SeedDocument[]): SourceRecord[] {
  const originals = new Map(documents.map(({ document }) => [document._id, document]))
  const dismissed = dismissedFindings()
  return documents.flatMap(({ document, translationOf }) => {
    const original = originals.get(translationOf)
    return original && original !== document
      ? [
          sourceRecord(document._id, original, {
            dismissed: [...(dismissed.get(document._id) ?? []), ...sameAsEnglish(document, original)],
          }),
        ]
      : []
  })
}

/** Findings “unchanged” of texts that same-as-english.yaml lists for the language of the translation. */
export function sameAsEnglish(
  document: SeedDocument['document'],
  original: SeedDocument['document'],
): string[] {
  const listed: unknown = Object(sameTexts)[String(document.language)]
  const texts = new Set(Array.isArray(listed) ? listed : [])
  const targets = new Map(textsOf(document).map(({ path, text }) => [path, text]))
  return textsOf(original)
    .filter(({ path, text }) => texts.has(text) && targets.get(path) === text)
    .map(({ path }) => `${path} unchanged`)
}

const sameTexts: unknown = parse(readFileSync(join(import.meta.dirname, 'same-as-english.yaml'), 'utf8'))

/** Findings marked as correct, by the id of the translation. @throws if the file is malformed. */
export function dismissedFindings(): Map<string, string[]> {
  const parsed: unknown = parse(readFileSync(join(import.meta.dirname, 'dismissed.yaml'), 'utf8'))
  return new Map(
    Object.entries(Object(parsed)).map(([id, findings]): [string, string[]] => {
      if (!Array.isArray(findings)) throw new Error(`dismissed.yaml: ${id} must be a list.`)
      return [id, findings.map(String)]
    }),
  )
}
