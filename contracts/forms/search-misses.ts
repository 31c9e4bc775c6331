import { z } from 'zod'
import { locales } from '../locales.ts'

/** In characters. */
const length = { min: 2, max: 80 }
/** What is left of a phone number in a text once everything else is taken out. */
const phoneDigits = 6

const locale = z.enum(locales.map(({ id }) => id))

/** The request of `record-search-miss`: a search that found nothing, as `toSearchMiss` writes it. */
export const searchMissRequest = z.object({
  locale,
  query: z.string().refine((query) => toSearchMiss(query) === query),
})

/**
 * A query as it is counted: lower-case, with single spaces. Null if it is too short or too long to say anything, or could
 * identify a person: anything with an `@` or as many digits as a phone number.
 */
export function toSearchMiss(query: string): string | null {
  const plain = query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
  if (plain.length < length.min || plain.length > length.max) return null
  if (plain.includes('@') || plain.replaceAll(/\P{Nd}/gu, '').length >= phoneDigits) return null
  return plain
}

/** What the Studio sends to `editor-searches`: it lists the searches of a language without results. */
export const editorSearchesRequest = z.object({ locale })

/** The response: the most frequent first. `last` is the last day, like `2026-11-24`. */
export const searchMisses = z.array(z.object({ query: z.string(), count: z.number(), last: z.string() }))
export type SearchMiss = z.output<typeof searchMisses>[number]
