import { z } from 'zod'

/** The most redirects of one request, and the longest old URL in characters. Visits to longer ones aren't counted. */
export const hitLimits = { redirects: 500, path: 500 }

/** The request of `record-redirect-hits`: how often visitors followed redirects, by their old URL. */
export const redirectHitsRequest = z.object({
  hits: z
    .array(
      z.object({
        path: z.string().startsWith('/').max(hitLimits.path),
        count: z.int().min(1).max(1_000_000),
      }),
    )
    .max(hitLimits.redirects),
})

/** What the Studio sends to `editor-redirects`. */
export const editorRedirectsRequest = z.object({})

/** The response: visits in the last 30 days and in the last year, and the first and last day, like `2026-11-24`. */
export const redirectHits = z.array(
  z.object({ path: z.string(), month: z.number(), year: z.number(), first: z.string(), last: z.string() }),
)
export type RedirectHits = z.output<typeof redirectHits>[number]
