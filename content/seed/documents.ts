import { existsSync, readFileSync } from 'node:fs'
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
    ...compileSearchRules(index),
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

/** One document per language with its synonyms, and the search words of documents. */
function compileSearchRules(index: DocumentIndex): SeedDocument[] {
  const read = (name: string) => {
    const file = join(import.meta.dirname, name)
    return existsSync(file) ? Object(parse(readFileSync(file, 'utf8'))) : {}
  }
  const groups: Record<string, string[][]> = read('search-rules.yaml')
  return locales.map(({ id: language }) => {
    const id = `search-rules-${language}`
    const synonyms = groups[language]?.map((words, number) => ({
      _type: 'synonymGroup',
      _key: `group-${number + 1}`,
      words,
    }))
    const taught: Record<string, string[]> = read(`search-words/${language}.yaml`)
    const searchWords = Object.entries(taught).map(([name, words]) => ({
      _type: 'searchedWords',
      _key: name,
      words,
      result: { _type: 'reference', _ref: index.idNamed(name, language), _weak: true },
    }))
    return { translationOf: id, document: { _id: id, _type: 'searchRules', language, synonyms, searchWords } }
  })
}
