import 'server-only'
import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'
import type { AssetParts, CropRect } from '@tidewright/contracts/media/image-url.ts'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { env } from '../../env.ts'
import { cached } from '../../next-internals/data-cache.ts'

type ImageResult =
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

/** Next.js's cache rejects entries over 2 MB, which is an image of 1.5 MB in base64. */
const maxCachedBytes = 1_500_000

/** Carries a result past the cache, which stores returned values but not errors. */
class UncachedResult extends Error {
  result: ImageResult
  constructor(result: ImageResult) {
    super('This image is not cached.')
    this.result = result
  }
}

type ImageOptions = {
  /** In pixels. */
  width: number
  /** The part of the original that the editor kept. */
  crop: CropRect | null
}

type FoundImage = Extract<ImageResult, { status: 'found' }>

/** Cropped images stay in memory: anybody can request any crop, which must not fill the disk. */
const crops = new LRUCache<string, FoundImage>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }) => Math.max(1, body.length),
})

/** Crops being fetched: each once for all requests, and a few at a time, since cropping costs the lake time. */
const running = new Map<string, Promise<ImageResult>>()
const fetching = pLimit(4)
const maxWaiting = 60

/** An image in a width and crop. One that was shown before stays available while the content lake is down. */
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
  const request = fetching(() => fetchImage(url, format))
    .then((result) => {
      if (result.status === 'found') crops.set(key, result)
      return result
    })
    .finally(() => running.delete(key))
  running.set(key, request)
  return request
}

function urlOf({ hash, width, height, extension }: AssetParts, options: ImageOptions): string {
  const host = env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const file = `${hash}-${width}x${height}.${extension}`
  const { left, top, width: cropWidth, height: cropHeight } = options.crop ?? {}
  const rect = options.crop ? `&rect=${left},${top},${cropWidth},${cropHeight}` : ''
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

/** One of three values, so that the cache has three variants of an image instead of one per browser version. */
function bestFormat(accept: string): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp'
  return accept.includes('image/webp') ? 'image/webp' : 'image/*'
}
