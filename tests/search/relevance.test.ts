import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { describe, expect, it } from 'vitest'
import { search } from '../../web/search/search.ts'
import { localeIds, originals, starterIndex } from './starter-entries.ts'

/**
 * Queries written before the ranking, and others by somebody who had not seen it. The misses of the latter have since led
 * to changes in Spanish and Dutch, so both guard against regressions. `held-out-2` measures these two languages and was
 * never tuned with; its required shares are what was measured. At least this share has its document among the first three.
 */
const querySets: { folder: string; required: number; locale?: LocaleId }[] = [
  { folder: 'relevance', required: 0.95 },
  { folder: 'held-out', required: 0.95 },
  { folder: 'held-out-2', required: 0.9, locale: 'es' },
  { folder: 'held-out-2', required: 0.85, locale: 'nl' },
]

/** The queries of a locale, with the English ids of the documents that visitors want. */
function queriesOf(folder: string, locale: LocaleId): { query: string; wanted: string[] }[] {
  const lines = readFileSync(join(import.meta.dirname, folder, `${locale}.txt`), 'utf8').split('\n')
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [query = '', wanted = ''] = line.split(' => ')
      return { query, wanted: wanted.split(' | ') }
    })
}

describe.each(localeIds)('search in %s', (locale) => {
  it.each(querySets.filter((set) => (set.locale ?? locale) === locale))(
    'finds what visitors want: $folder',
    async ({ folder, required }) => {
      const index = await starterIndex(locale)
      const queries = queriesOf(folder, locale)
      const missed = queries.flatMap(({ query, wanted }) => {
        const request = { locale, query, kind: null, page: 1, perPage: 3, excerptLength: 0 }
        const found = search(index, request, index.rules).hits.map(({ id }) => originals.get(id) ?? id)
        return wanted.some((id) => found.includes(id)) ? [] : [`${query}: ${found.join(', ') || 'nothing'}`]
      })
      expect(queries).toHaveLength(40)
      const share = 1 - missed.length / queries.length
      expect(share, missed.join('\n')).toBeGreaterThanOrEqual(required)
    },
  )
})
