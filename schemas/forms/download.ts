import { z } from 'zod'

/** Tables whose downloads are counted. */
export const countedTables = ['downloadable_resources', 'industry_guides'] as const

/** What `increment-download-count` takes. Codes: `accepted`, `not-found`, `invalid`, `rate-limited`, `unavailable`. */
export const downloadRequest = z.object({ resource_id: z.uuid(), table_name: z.enum(countedTables) })
