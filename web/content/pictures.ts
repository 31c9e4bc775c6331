import 'server-only'
import { unstable_cache } from 'next/cache'
import { BoundedMap } from '../bounded-map.ts'
import { env } from '../env.ts'
import type { AssetParts, Cut } from '../ui/picture-url.ts'
import { type FetchedPicture, fetchPicture } from './fetch-picture.ts'

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

/** How a picture is wanted: its width in pixels, and the part of the original that an editor kept. */
type Wanted = { width: number; cut: Cut | null }

type Picture = Extract<FetchedPicture, { kind: 'picture' }>

/**
 * Cut pictures stay in memory alone: anybody may ask for any cut, and must not fill the disk with them.
 */
const cuts = new BoundedMap<Picture>(32 * 1024 * 1024, ({ body }) => body.length)

/** A picture as wanted. One that was once shown outlives an outage of the content lake. */
export async function getPicture(asset: AssetParts, wanted: Wanted, accept: string): Promise<FetchedPicture> {
  const format = bestFormat(accept)
  const url = addressOf(asset, wanted)
  if (!wanted.cut) return getKept(url, format)
  const known = cuts.get(`${format} ${url}`)
  if (known) return known
  const outcome = await fetchPicture(url, format)
  if (outcome.kind === 'picture') cuts.set(`${format} ${url}`, outcome)
  return outcome
}

function addressOf({ hash, width, height, extension }: AssetParts, wanted: Wanted): string {
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const file = `${hash}-${width}x${height}.${extension}`
  const { left, top, width: cutWidth, height: cutHeight } = wanted.cut ?? {}
  const rect = wanted.cut ? `&rect=${left},${top},${cutWidth},${cutHeight}` : ''
  const transform = extension === 'svg' ? '' : `?w=${wanted.width}&fit=max&auto=format${rect}`
  return `${host}/images/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${file}${transform}`
}

async function getKept(url: string, format: string): Promise<FetchedPicture> {
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

/** One of three values, so that the cache keeps three variants of a picture and not one a browser version. */
function bestFormat(accept: string): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp'
  return accept.includes('image/webp') ? 'image/webp' : 'image/*'
}
