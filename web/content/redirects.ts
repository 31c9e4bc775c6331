import 'server-only'
import { redirectQuery } from '@tidewright/schemas/documents/redirect/redirect.groq.ts'
import type { Redirect } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { withFallback } from './lake/with-fallback.ts'

/** `unavailable` if the content lake doesn't respond and no earlier result is cached. */
export type RedirectResult =
  | { status: 'found'; redirection: Redirect }
  | { status: 'missing' }
  | { status: 'unavailable' }

/** The redirect from a public path such as `/fr/ancien`. */
export async function getRedirect(from: string): Promise<RedirectResult> {
  return withFallback(
    async (): Promise<RedirectResult> => {
      const redirection = await sanityFetch(redirectQuery, { params: { from } })
      return redirection ? { status: 'found', redirection } : { status: 'missing' }
    },
    () => ({ status: 'unavailable' }),
  )
}
