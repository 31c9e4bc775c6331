import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@tidewright/contracts/locales.ts'
import type { SeedDocument } from './document.ts'

const folder = join(import.meta.dirname, '../../docs/languages')

/** One glossary document per language, from its style sheet. @throws if a table row doesn't have three cells. */
export function compileGlossaries(): SeedDocument[] {
  return locales.flatMap(({ id: language }) => {
    const file = join(folder, `${language}.md`)
    if (!existsSync(file)) return []
    const id = `glossary-${language}`
    const terms = termsOf(readFileSync(file, 'utf8'), file)
    return [{ translationOf: id, document: { _id: id, _type: 'glossary', language, terms } }]
  })
}

function termsOf(markdown: string, file: string) {
  const [, table = ''] = markdown.split('## Glossary')
  const rows = table.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row, index) => {
    const [, english, translation, note, ...rest] = row
      .split('|')
      .map((cell) => cell.replaceAll('`', '').trim())
    if (!english || !translation || note === undefined || rest.length !== 1)
      throw new Error(`${file}: this row of the glossary doesn't have three cells: ${row}`)
    return {
      _type: 'glossaryTerm',
      _key: `term-${index + 1}`,
      english: english.replace(/^\*(.*)\*$/, '$1'),
      translation,
      ...(english.startsWith('*') ? { isFree: true } : {}),
      ...(note ? { note } : {}),
    }
  })
}
