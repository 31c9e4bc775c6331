/** Renders the image that a URL describes. */

import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { badRequest, httpError, LakeError } from '../lake-error.ts'
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
      if (cause instanceof LakeError) throw cause
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw badRequest(`Couldn't render the image: ${reason}`)
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
  const { image, size } = cutOut(sharp(path, { animated }).autoOrient(), original.autoOrient, params)
  const shaped = finish(resize(orient(image, params), orientedSize(size, params), params), params)
  const bytes = await encode(shaped, format, params.quality).toBuffer()
  return { bytes, mimeType: mimeTypeOf(format === 'pjpg' ? 'jpg' : format) ?? 'application/octet-stream' }
}

function outputOf(extension: string): OutputFormat {
  if (extension === 'jpg' || extension === 'webp' || extension === 'gif' || extension === 'avif')
    return extension
  return 'png'
}

function cutOut(image: Sharp, full: Size, { rect }: ImageParams): { image: Sharp; size: Size } {
  if (!rect) return { image, size: full }
  const left = Math.min(rect[0], full.width - 1)
  const top = Math.min(rect[1], full.height - 1)
  const size = { width: Math.min(rect[2], full.width - left), height: Math.min(rect[3], full.height - top) }
  return { image: image.extract({ left, top, ...size }), size }
}

function orient(image: Sharp, { rotate, flip }: ImageParams): Sharp {
  let turned = rotate === 0 ? image : image.rotate(rotate)
  if (flip.includes('h')) turned = turned.flop()
  if (flip.includes('v')) turned = turned.flip()
  return turned
}

function orientedSize(size: Size, { rotate }: ImageParams): Size {
  return rotate % 180 === 0 ? size : { width: size.height, height: size.width }
}

function resize(image: Sharp, size: Size, params: ImageParams): Sharp {
  const limit = (side: number | undefined, max: number | undefined) =>
    side && max ? Math.min(side, max) : (side ?? max)
  const width = limit(params.width, params.maxWidth)
  const height = limit(params.height, params.maxHeight)
  if (!width && !height) return image
  const onlyLimits = !params.width && !params.height
  const withoutEnlargement =
    onlyLimits || params.fit === 'max' || params.fit === 'min' || params.fit === 'fillmax'
  const background = params.background ?? '#ffffff'
  const kernel = 'lanczos3'
  if (width && height && (params.fit === 'crop' || params.fit === 'min')) {
    return crop(image, size, { width, height }, params, params.fit === 'min')
  }
  if (width && height && params.fit === 'scale') return image.resize({ width, height, fit: 'fill', kernel })
  if (width && height && (params.fit === 'fill' || params.fit === 'fillmax')) {
    return image.resize({ width, height, fit: 'contain', background, withoutEnlargement, kernel })
  }
  return image.resize({ width, height, fit: 'inside', withoutEnlargement, kernel })
}

function crop(image: Sharp, size: Size, target: Size, params: ImageParams, onlyShrink: boolean): Sharp {
  const enlargement = Math.min(1, size.width / target.width, size.height / target.height)
  const shrink = onlyShrink ? enlargement : 1
  const width = Math.max(1, Math.round(target.width * shrink))
  const height = Math.max(1, Math.round(target.height * shrink))
  if (params.crop === 'entropy') return image.resize({ width, height, fit: 'cover', position: 'entropy' })
  const scale = Math.max(width / size.width, height / size.height)
  const full = {
    width: Math.max(width, Math.round(size.width * scale)),
    height: Math.max(height, Math.round(size.height * scale)),
  }
  const focus = cropFocus(params)
  const left = windowStart(focus.x, full.width, width)
  const top = windowStart(focus.y, full.height, height)
  return image.resize({ ...full, fit: 'fill' }).extract({ left, top, width, height })
}

function cropFocus({ crop: keep, focus }: ImageParams): { x: number; y: number } {
  if (keep === 'focalpoint') return focus
  const side = (start: string, end: string) => (keep.includes(start) ? 0 : keep.includes(end) ? 1 : 0.5)
  return { x: side('left', 'right'), y: side('top', 'bottom') }
}

/** The start of a window of size `part` that puts `focus` (0 to 1 of the whole) as close to its middle as possible. */
function windowStart(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(whole - part, Math.max(0, focus * whole - part / 2)))
}

function finish(image: Sharp, params: ImageParams): Sharp {
  let done = image
  if (params.pad > 0) {
    const { pad, background = '#ffffff' } = params
    done = done.extend({ top: pad, bottom: pad, left: pad, right: pad, background })
  }
  if (params.background) done = done.flatten({ background: params.background })
  if (params.blur > 0) done = done.blur(Math.max(0.3, params.blur / 10))
  if (params.sharpen > 0) done = done.sharpen({ sigma: 1 + params.sharpen / 50 })
  if (params.grey) done = done.greyscale()
  return params.invert ? done.negate({ alpha: false }) : done
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
