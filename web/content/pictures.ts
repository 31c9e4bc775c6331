import 'server-only'
import { unstable_cache } from 'next/cache'
import { env } from '../env.ts'
import type { AssetParts } from '../ui/picture-url.ts'

export type FetchedPicture =
  | { kind: 'picture'; body: Uint8Array<ArrayBuffer>; contentType: string }
  | { kind: 'missing' }
  | { kind: 'unavailable' }

/** Next.js's cache refuses entries over 2 MB; in base64 that is a picture of 1.5 MB. */
const maxKeptBytes = 1_500_000

/** Carries an outcome past the cache, which keeps what is returned and nothing that is thrown. */
class NotKept extends Error {
  outcome: FetchedPicture
  constructor(outcome: FetchedPicture) {
    super('This picture is not kept.')
    this.outcome = outcome
  }
}

/** A picture at a width in pixels. One that was once shown outlives an outage of the content lake. */
export async function getPicture(asset: AssetParts, width: number, accept: string): Promise<FetchedPicture> {
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const file = `${asset.hash}-${asset.width}x${asset.height}.${asset.extension}`
  const transform = asset.extension === 'svg' ? '' : `?w=${width}&fit=max&auto=format`
  const url = `${host}/images/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${file}${transform}`
  const format = bestFormat(accept)
  const load = async () => {
    const outcome = await fetchPicture(url, format)
    if (outcome.kind !== 'picture' || outcome.body.length > maxKeptBytes) throw new NotKept(outcome)
    return { contentType: outcome.contentType, base64: Buffer.from(outcome.body).toString('base64') }
  }
  try {
    const { contentType, base64 } = await unstable_cache(load, ['picture', url, format], {
      revalidate: false,
    })()
    return { kind: 'picture', body: new Uint8Array(Buffer.from(base64, 'base64')), contentType }
  } catch (error) {
    if (error instanceof NotKept) return error.outcome
    throw error
  }
}

async function fetchPicture(url: string, format: string): Promise<FetchedPicture> {
  try {
    const signal = AbortSignal.timeout(8_000)
    const answer = await fetch(url, { headers: { accept: format }, cache: 'no-store', signal })
    if (answer.status === 404) return { kind: 'missing' }
    const contentType = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !contentType.startsWith('image/')) return { kind: 'unavailable' }
    return { kind: 'picture', body: new Uint8Array(await answer.arrayBuffer()), contentType }
  } catch {
    return { kind: 'unavailable' }
  }
}

/** One of three values, so that the cache keeps three variants of a picture and not one a browser version. */
function bestFormat(accept: string): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp'
  return accept.includes('image/webp') ? 'image/webp' : 'image/*'
}
