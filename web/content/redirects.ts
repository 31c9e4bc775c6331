import 'server-only'
import { redirectQuery } from '@tidewright/schemas/documents/redirect.groq.ts'
import type { Redirect } from '../content-types.ts'
import { sanityFetch } from './sanity-fetch.ts'
import { withFallback } from './with-fallback.ts'

/** The redirect that begins at a public path such as `/fr/ancien`, or null. */
export async function getRedirect(from: string): Promise<Redirect | null> {
  return withFallback(
    () => sanityFetch(redirectQuery, { params: { from } }),
    () => null,
  )
}
