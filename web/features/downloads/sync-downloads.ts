import 'server-only'
import { callTimeout, createBackendClient } from '@/backend/client.ts'
import { env } from '@/env.ts'

/** Writes the published downloads, guides and webinars to their rows. Returns whether that succeeded. */
export async function syncDownloads(): Promise<boolean> {
  const { error } = await createBackendClient().functions.invoke('sync-downloads', {
    body: {},
    headers: { 'x-site-secret': env.SITE_SECRET },
    signal: AbortSignal.timeout(callTimeout),
  })
  if (error)
    console.warn(`Downloads were not written to the database; the reconciler tries again. ${error.message}`)
  return !error
}
