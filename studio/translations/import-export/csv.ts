import { isLocaleId } from '@tidewright/contracts/locales.ts'
import Papa from 'papaparse'
import { z } from 'zod'
import { FileError } from '../../files/decode-file.ts'
import type { FileDocument, TranslationFile } from './translation-file.ts'

const columns = ['document', 'type', 'path', 'kind', 'field', 'english', 'language', 'translation'] as const

const row = z.object({
  document: z.string().min(1),
  type: z.string().min(1),
  path: z.string().min(1),
  kind: z.enum(['text', 'slug', 'block']),
  field: z.string(),
  english: z.string(),
  language: z.string().refine(isLocaleId),
  translation: z.string(),
})

/** One row per text. The byte order mark makes spreadsheets read it as UTF-8. */
export function writeCsv({ locale, documents }: TranslationFile): string {
  const rows = documents.flatMap(({ id, type, texts }) =>
    texts.map(({ path, kind, title, source, target }) => [
      id,
      type,
      path,
      kind,
      title,
      asText(source),
      locale,
      asText(target),
    ]),
  )
  return `\ufeff${Papa.unparse({ fields: [...columns], data: rows }, { newline: '\r\n' })}`
}

/** @throws FileError with the line and the problem. */
export function readCsv(csv: string): TranslationFile {
  const { data, errors } = Papa.parse<Record<string, string>>(csv.replace(/^\ufeff/, ''), {
    header: true,
    delimiter: delimiterOf(csv),
    skipEmptyLines: 'greedy',
  })
  const [problem] = errors
  if (problem) throw new FileError(`Line ${(problem.row ?? 0) + 2}: ${problem.message}.`)
  const documents = new Map<string, FileDocument>()
  const languages = new Set<TranslationFile['locale']>()
  for (const [index, written] of data.entries()) {
    const parsed = row.safeParse(written)
    if (!parsed.success) {
      const column = parsed.error.issues[0]?.path.join('.') ?? ''
      throw new FileError(`Line ${index + 2}: the column “${column}” is missing or has an invalid value.`)
    }
    const { document: id, type, path, kind, field: title, english, language, translation } = parsed.data
    const entry = documents.get(id) ?? { id, type, texts: [] }
    entry.texts.push({ path, kind, title, source: fromText(english), target: fromText(translation) })
    documents.set(id, entry)
    if (isLocaleId(language)) languages.add(language)
  }
  const [locale] = languages
  if (!locale) throw new FileError('This file contains no texts.')
  if (languages.size > 1)
    throw new FileError('This file contains several languages. Import one language per file.')
  return { locale, documents: [...documents.values()] }
}

/** Spreadsheets in locales with a decimal comma save with semicolons. */
function delimiterOf(csv: string): string {
  const [head = ''] = csv.split(/[\r\n]/)
  return [',', ';', '\t'].find((mark) => head.split(mark).length >= columns.length) ?? ','
}

/** Escapes a cell that a spreadsheet would read as a formula: an apostrophe marks it as text. */
function asText(text: string): string {
  return /^['=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function fromText(cell: string): string {
  return /^'['=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
