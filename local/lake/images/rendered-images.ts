import { LRUCache } from 'lru-cache'
import { badRequest } from '../lake-error.ts'
import type { ImageParams } from './image-params.ts'
import { type RenderedImage, renderImage } from './render-image.ts'

/** `extension` is the original's. */
export type ImageRequest = { path: string; extension: string; params: ImageParams }

/** Images rendered lately, up to 64 MB; the same image is never rendered twice at once. */
export class RenderedImages {
  readonly #cache = new LRUCache<string, RenderedImage, ImageRequest>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_key, _stale, { context }) => renderImage(context.path, context.extension, context.params),
  })

  /** Throws 400 for an original that cannot be read. */
  async get(request: ImageRequest): Promise<RenderedImage> {
    try {
      return await this.#cache.forceFetch(JSON.stringify(request), { context: request })
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw badRequest(`The image cannot be rendered: ${reason}`)
    }
  }
}
