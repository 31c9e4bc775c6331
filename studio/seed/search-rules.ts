import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/schemas/locales.ts'
import { parse } from 'yaml'
import type { SeedDocument } from './document.ts'

/** One document per language with its synonyms. */
export function compileSearchRules(): SeedDocument[] {
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
