import 'server-only'
import { redirectsOver } from '@tidewright/contracts/redirect-paths.ts'
import { redirectQuery } from '@tidewright/schemas/documents/redirect/redirect.groq.ts'
import type { Redirect } from '../content-types.ts'
import { sanityFetch, withFallback } from './lake/sanity-fetch.ts'

/** `unavailable` if the content lake doesn't respond and no earlier result is cached. */
export type RedirectResult =
  | { status: 'found'; redirection: Redirect }
  | { status: 'missing' }
  | { status: 'unavailable' }

/** The redirect for a public path such as `/fr/ancien`: its own, or the closest for everything below a path. */
export async function getRedirect(path: string): Promise<RedirectResult> {
  return withFallback(
    async (): Promise<RedirectResult> => {
      const redirection = await sanityFetch(redirectQuery, { params: { path, paths: redirectsOver(path) } })
      return redirection && !redirection.isGone ? { status: 'found', redirection } : { status: 'missing' }
    },
    () => ({ status: 'unavailable' }),
  )
}
