import { z } from 'zod'

/** Tables with a download counter. */
export const countedTables = ['downloadable_resources', 'industry_guides'] as const

/**
 * The request of `increment-download-count`. Codes: `accepted`, `not-found`, `invalid`, `rate-limited`, `unavailable`.
 */
export const downloadRequest = z.object({ resource_id: z.uuid(), table_name: z.enum(countedTables) })
