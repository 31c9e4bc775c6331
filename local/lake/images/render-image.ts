/** Renders the image that a URL describes. */

import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { badRequestFrom, httpError } from '../lake-error.ts'
import type { ImageParams, OutputFormat } from './image-params.ts'
import { mimeTypeOf } from './metadata.ts'

/** `extension` is the original's. */
type ImageRequest = { path: string; extension: string; params: ImageParams }

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
      throw badRequestFrom(cause, "Couldn't render the image")
    }
  }
}

type Size = { width: number; height: number }
export type RenderedImage = { bytes: Buffer; mimeType: string }

/** Rejects with sharp's error if the original can't be read. `extension` is the original's. */
async function renderImage(path: string, extension: string, params: ImageParams): Promise<RenderedImage> {
  const format = params.format ?? outputOf(extension)
  const animated = ['gif', 'webp'].includes(extension) && (format === 'gif' || format === 'webp')
  const original = await sharp(path).metadata()
  const image = cutOut(sharp(path, { animated }).autoOrient(), original.autoOrient, params)
  const bytes = await encode(resize(image, params), format, params.quality).toBuffer()
  return { bytes, mimeType: mimeTypeOf(format === 'pjpg' ? 'jpg' : format) ?? 'application/octet-stream' }
}

function outputOf(extension: string): OutputFormat {
  if (extension === 'jpg' || extension === 'webp' || extension === 'gif' || extension === 'avif')
    return extension
  return 'png'
}

function cutOut(image: Sharp, full: Size, { rect }: ImageParams): Sharp {
  if (!rect) return image
  const left = Math.min(rect[0], full.width - 1)
  const top = Math.min(rect[1], full.height - 1)
  const size = { width: Math.min(rect[2], full.width - left), height: Math.min(rect[3], full.height - top) }
  return image.extract({ left, top, ...size })
}

function resize(image: Sharp, { width, height, fit }: ImageParams): Sharp {
  if (!width && !height) return image
  const withoutEnlargement = fit === 'max' || fit === 'fillmax'
  if (width && height && fit === 'crop') return image.resize({ width, height, fit: 'cover' })
  if (width && height && fit === 'fillmax') {
    return image.resize({ width, height, fit: 'contain', background: '#ffffff', withoutEnlargement })
  }
  return image.resize({ width, height, fit: 'inside', withoutEnlargement })
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  switch (format) {
    case 'jpg':
    case 'pjpg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: Math.max(1, quality), progressive: format === 'pjpg' })
    case 'png':
      return image.png()
    case 'webp':
      return image.webp({ quality: Math.max(1, quality) })
    case 'avif':
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 2 })
    case 'gif':
      return image.gif()
  }
}
