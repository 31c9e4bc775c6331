import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, locales } from '@tidewright/contracts/locales.ts'
import { requiredType } from '@tidewright/schemas/definitions.ts'
import { parse } from 'yaml'
import { type DocumentEntry, DocumentIndex } from './compile/document-index.ts'
import { compileFields } from './compile/fields.ts'
import type { SeedDocument } from './document.ts'
import { compileGlossaries } from './glossaries.ts'
import { readInsights } from './insights.ts'
import { readSources, type Source } from './sources.ts'
import { compileUiStrings } from './ui-strings.ts'

/** Compiles the whole starter content. @throws with the file and field of the first error. */
export function compileSeed(): SeedDocument[] {
  const sources = [
    ...readSources(import.meta.dirname),
    ...readInsights(join(import.meta.dirname, 'insights')),
  ]
  const index = new DocumentIndex(sources.map(entryOf))
  return [
    ...compileUiStrings(),
    ...compileGlossaries(),
    ...compileSearchRules(),
    ...sources.map((source) => compileSource(source, index)),
  ]
}

function entryOf({ id, type, translationOf, language, fields }: Source): DocumentEntry {
  const slug = typeof fields.slug === 'string' ? fields.slug : undefined
  return { id, type, translationOf, language, slug }
}

function compileSource(
  { id, type, translationOf, language, fields, file }: Source,
  index: DocumentIndex,
): SeedDocument {
  try {
    const compiled = compileFields(requiredType(type), fields, {
      index,
      language: language ?? defaultLocale,
    })
    return {
      translationOf,
      document: { _id: id, _type: type, ...(language ? { language } : {}), ...compiled },
    }
  } catch (cause) {
    throw new Error(`${file}, ${id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** One document per language with its synonyms. */
function compileSearchRules(): SeedDocument[] {
  const file = parse(readFileSync(join(import.meta.dirname, 'search-rules.yaml'), 'utf8'))
  return locales.map(({ id: language }) => {
    const groups: string[][] = Object(file)[language] ?? []
    const id = `search-rules-${language}`
    const synonyms = groups.map((words, index) => ({
      _type: 'synonymGroup',
      _key: `group-${index + 1}`,
      words,
    }))
    return { translationOf: id, document: { _id: id, _type: 'searchRules', language, synonyms } }
  })
}
