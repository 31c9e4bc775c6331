import { z } from 'zod'
import { locales } from '../locales.ts'

/** What the Studio sends to `editor-searches`: it lists the searches of a language without results. */
export const editorSearchesRequest = z.object({ locale: z.enum(locales.map(({ id }) => id)) })

/** The response: the most frequent first. `last` is the last day, like `2026-11-24`. */
export const searchMisses = z.array(z.object({ query: z.string(), count: z.number(), last: z.string() }))
export type SearchMiss = z.output<typeof searchMisses>[number]
