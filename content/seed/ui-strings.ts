import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/contracts/locales.ts'
import { parse } from 'yaml'
import type { SeedDocument } from './document.ts'

export type StringEntry = { key: string; value: string }

/** The messages of a language, nested as in its file. */
export function readUiStrings(locale: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, 'ui-strings', `${locale}.yaml`), 'utf8'))
}

/** The messages of a language with dotted keys, in file order. */
export function stringEntries(locale: string): StringEntry[] {
  return flatten(readUiStrings(locale))
}

function flatten(node: unknown, path: string[] = []): StringEntry[] {
  if (typeof node === 'string') return [{ key: path.join('.'), value: node }]
  if (typeof node !== 'object' || node === null)
    throw new Error(`"${path.join('.')}" must be text or a group.`)
  return Object.entries(node).flatMap(([key, value]) => flatten(value, [...path, key]))
}

/** One `uiStrings` document per language. */
export function compileUiStrings(): SeedDocument[] {
  return locales.map(({ id }) => ({
    translationOf: 'ui-strings-en-UK',
    document: {
      _id: `ui-strings-${id}`,
      _type: 'uiStrings',
      language: id,
      entries: stringEntries(id).map((entry) => ({
        _type: 'uiString',
        _key: entry.key.replaceAll('.', '-'),
        ...entry,
      })),
    },
  }))
}
