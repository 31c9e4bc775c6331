import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { badRequest, httpError, LakeError } from '../lake-error.ts'
import type { ImageParams } from './image-params.ts'
import { type RenderedImage, renderImage } from './render-image.ts'

/** `extension` is the original's. */
export type ImageRequest = { path: string; extension: string; params: ImageParams }

/** A large photo takes all cores for a quarter of a second; who waits behind a hundred has given up before its turn. */
const rendering = pLimit(2)
const maxWaiting = 100

/** Images rendered lately, up to 64 MB; the same image is never rendered twice at once. */
export class RenderedImages {
  readonly #cache = new LRUCache<string, RenderedImage, ImageRequest>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_key, _stale, { context: { path, extension, params } }) => {
      if (rendering.pendingCount >= maxWaiting)
        throw httpError(503, 'Service Unavailable', 'Too many images are being rendered.')
      return rendering(() => renderImage(path, extension, params))
    },
  })

  /** Throws 400 for an original that cannot be read, and 503 while too many others are to be rendered. */
  async get(request: ImageRequest): Promise<RenderedImage> {
    try {
      return await this.#cache.forceFetch(JSON.stringify(request), { context: request })
    } catch (cause) {
      if (cause instanceof LakeError) throw cause
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw badRequest(`The image cannot be rendered: ${reason}`)
    }
  }
}
