import 'server-only'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { env } from '../../env.ts'
import type { AssetParts, CropRect } from '../../images/image-url.ts'
import { cached } from '../../next-internals/data-cache.ts'
import { fetchImage, type ImageResult } from './fetch-image.ts'

/** Next.js's cache refuses entries over 2 MB; in base64 that is a picture of 1.5 MB. */
const maxCachedBytes = 1_500_000

/** Carries a result past the cache, which keeps what is returned and nothing that is thrown. */
class UncachedResult extends Error {
  result: ImageResult
  constructor(result: ImageResult) {
    super('This picture is not cached.')
    this.result = result
  }
}

type ImageOptions = {
  /** In pixels. */
  width: number
  /** The part of the original that an editor left. */
  crop: CropRect | null
}

type FoundImage = Extract<ImageResult, { status: 'found' }>

/**
 * CropRect pictures stay in memory alone: anybody may ask for any crop, and must not fill the disk with them.
 */
const crops = new LRUCache<string, FoundImage>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }) => Math.max(1, body.length),
})

/** Those that are being fetched, each once whoever asks, and a few at a time: each is work for whoever crops it. */
const running = new Map<string, Promise<ImageResult>>()
const fetching = pLimit(4)
const maxWaiting = 60

/** A picture in a width and crop. One that was once shown outlives an outage of the content lake. */
export async function getImage(
  asset: AssetParts,
  options: ImageOptions,
  accept: string,
): Promise<ImageResult> {
  const format = bestFormat(accept)
  const url = urlOf(asset, options)
  if (!options.crop) return getCached(url, format)
  const key = `${format} ${url}`
  return crops.get(key) ?? running.get(key) ?? fetchCropped(key, url, format)
}

async function fetchCropped(key: string, url: string, format: string): Promise<ImageResult> {
  if (fetching.pendingCount >= maxWaiting) return { status: 'unavailable' }
  const cutting = fetching(() => fetchImage(url, format))
    .then((result) => {
      if (result.status === 'found') crops.set(key, result)
      return result
    })
    .finally(() => running.delete(key))
  running.set(key, cutting)
  return cutting
}

function urlOf({ hash, width, height, extension }: AssetParts, options: ImageOptions): string {
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const file = `${hash}-${width}x${height}.${extension}`
  const { left, top, width: cutWidth, height: cutHeight } = options.crop ?? {}
  const rect = options.crop ? `&rect=${left},${top},${cutWidth},${cutHeight}` : ''
  const transform = extension === 'svg' ? '' : `?w=${options.width}&fit=max&auto=format${rect}`
  return `${host}/images/${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}/${file}${transform}`
}

async function getCached(url: string, format: string): Promise<ImageResult> {
  const load = async () => {
    const result = await fetchImage(url, format)
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
