import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { badRequest, httpError, LakeError } from '../lake-error.ts'
import type { ImageParams } from './image-params.ts'
import { type RenderedImage, renderImage } from './render-image.ts'

/** `extension` is the original's. */
export type ImageRequest = { path: string; extension: string; params: ImageParams }

/** A large photo uses all cores for a quarter of a second; a client behind a hundred others would time out anyway. */
const rendering = pLimit(2)
const maxWaiting = 100

/** Caches recently rendered images, up to 64 MB; concurrent requests for one image render it once. */
export class RenderedImages {
  readonly #cache = new LRUCache<string, RenderedImage, ImageRequest>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_key, _stale, { context: { path, extension, params } }) => {
      if (rendering.pendingCount >= maxWaiting)
        throw httpError(503, 'Service Unavailable', 'Too many images are being rendered. Try again later.')
      return rendering(() => renderImage(path, extension, params))
    },
  })

  /** Throws 400 if the original can't be read, and 503 if the queue is full. */
  async get(request: ImageRequest): Promise<RenderedImage> {
    try {
      return await this.#cache.forceFetch(JSON.stringify(request), { context: request })
    } catch (cause) {
      if (cause instanceof LakeError) throw cause
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw badRequest(`Couldn't render the image: ${reason}`)
    }
  }
}
