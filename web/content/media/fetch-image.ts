import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'
import 'server-only'

export type ImageResult =
  | { status: 'found'; body: Uint8Array<ArrayBuffer>; contentType: string }
  | { status: 'missing' }
  | { status: 'unavailable' }

/** The largest picture that an editor can upload, in the width of a screen, is far smaller. */
const fetchLimited = limitedFetch(32 * 1024 * 1024)

/** Fetches an image with the given `accept` header. Never throws: anything else is `missing` or `unavailable`. */
export async function fetchImage(url: string, accept: string): Promise<ImageResult> {
  try {
    const signal = AbortSignal.timeout(8_000)
    const reply = await fetchLimited(url, { headers: { accept }, cache: 'no-store', signal })
    if (reply.status === 404) return { status: 'missing' }
    const contentType = reply.headers.get('content-type') ?? ''
    if (!reply.ok || !contentType.startsWith('image/')) return { status: 'unavailable' }
    return { status: 'found', body: new Uint8Array(await reply.arrayBuffer()), contentType }
  } catch {
    return { status: 'unavailable' }
  }
}
