import 'server-only'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { env } from '../env.ts'
import { cached } from '../next-internals/data-cache.ts'
import type { AssetParts, Cut } from '../pictures/picture-url.ts'
import { fetchPicture, type PictureResult } from './fetch-picture.ts'

/** Next.js's cache refuses entries over 2 MB; in base64 that is a picture of 1.5 MB. */
const maxCachedBytes = 1_500_000

/** Carries a result past the cache, which keeps what is returned and nothing that is thrown. */
class UncachedResult extends Error {
  result: PictureResult
  constructor(result: PictureResult) {
    super('This picture is not cached.')
    this.result = result
  }
}

type PictureOptions = {
  /** In pixels. */
  width: number
  /** The part of the original that an editor left. */
  cut: Cut | null
}

type FoundPicture = Extract<PictureResult, { status: 'found' }>

/**
 * Cut pictures stay in memory alone: anybody may ask for any cut, and must not fill the disk with them.
 */
const cuts = new LRUCache<string, FoundPicture>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }) => Math.max(1, body.length),
})

/** Those that are being fetched, each once whoever asks, and a few at a time: each is work for whoever cuts it. */
const running = new Map<string, Promise<PictureResult>>()
const fetching = pLimit(4)
const maxWaiting = 60

/** A picture in a width and cut. One that was once shown outlives an outage of the content lake. */
export async function getPicture(
  asset: AssetParts,
  options: PictureOptions,
  accept: string,
): Promise<PictureResult> {
  const format = bestFormat(accept)
  const url = urlOf(asset, options)
  if (!options.cut) return getCached(url, format)
  const key = `${format} ${url}`
  return cuts.get(key) ?? running.get(key) ?? fetchCut(key, url, format)
}

async function fetchCut(key: string, url: string, format: string): Promise<PictureResult> {
  if (fetching.pendingCount >= maxWaiting) return { status: 'unavailable' }
  const cutting = fetching(() => fetchPicture(url, format))
    .then((result) => {
      if (result.status === 'found') cuts.set(key, result)
      return result
    })
    .finally(() => running.delete(key))
  running.set(key, cutting)
  return cutting
}

function urlOf({ hash, width, height, extension }: AssetParts, options: PictureOptions): string {
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const file = `${hash}-${width}x${height}.${extension}`
  const { left, top, width: cutWidth, height: cutHeight } = options.cut ?? {}
  const rect = options.cut ? `&rect=${left},${top},${cutWidth},${cutHeight}` : ''
  const transform = extension === 'svg' ? '' : `?w=${options.width}&fit=max&auto=format${rect}`
  return `${host}/images/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${file}${transform}`
}

async function getCached(url: string, format: string): Promise<PictureResult> {
  const load = async () => {
    const result = await fetchPicture(url, format)
    if (result.status !== 'found' || result.body.length > maxCachedBytes) throw new UncachedResult(result)
    return { contentType: result.contentType, base64: Buffer.from(result.body).toString('base64') }
  }
  try {
    const { value } = await cached(['picture', url, format], load)
    return {
      status: 'found',
      body: new Uint8Array(Buffer.from(value.base64, 'base64')),
      contentType: value.contentType,
    }
  } catch (error) {
    if (error instanceof UncachedResult) return error.result
    throw error
  }
}

/** One of three values, so that the cache keeps three variants of a picture and not one a browser version. */
function bestFormat(accept: string): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp'
  return accept.includes('image/webp') ? 'image/webp' : 'image/*'
}
