/** The metadata that Sanity stores for an uploaded image. https://www.sanity.io/docs/apis-and-sdks/image-metadata */
import sharp, { type Sharp } from 'sharp'
import { badRequest, badRequestFrom } from '../lake-error.ts'

type ImageFormat = { extension: string; mimeType: string }
export type ImageFacts = ImageFormat & { width: number; height: number; metadata: Record<string, unknown> }

const previewWidth = 20

const imageFormats: Record<string, ImageFormat | undefined> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
}

export function mimeTypeOf(extension: string): string | undefined {
  return Object.values(imageFormats).find((format) => format?.extension === extension)?.mimeType
}

/** Reads an image. Throws 400 if the bytes are not an image, truncated, or of an unsupported format. */
export async function readImage(bytes: Buffer): Promise<ImageFacts> {
  try {
    return await describe(bytes)
  } catch (cause) {
    throw badRequestFrom(cause, "The upload can't be read as an image")
  }
}

async function describe(bytes: Buffer): Promise<ImageFacts> {
  const info = await sharp(bytes).metadata()
  const format = imageFormats[info.format]
  if (!format) throw badRequest(`Images of the format "${info.format}" are not supported.`)
  // As displayed: with a photo's orientation applied.
  const { width, height } = info.autoOrient
  const image = sharp(bytes).autoOrient()
  const isOpaque = !info.hasAlpha || (await isFullyOpaque(image.clone()))
  const metadata = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha: info.hasAlpha,
    isOpaque,
    lqip: await preview(image.clone(), isOpaque),
  }
  return { ...format, width, height, metadata }
}

/** sharp's `stats` says it too, but computes much else in ten times the time. */
async function isFullyOpaque(image: Sharp): Promise<boolean> {
  const alpha = await image.extractChannel('alpha').raw({ depth: 'uchar' }).toBuffer()
  return alpha.every((value) => value === 255)
}

async function preview(image: Sharp, isOpaque: boolean): Promise<string> {
  const small = image.resize({ width: previewWidth })
  const bytes = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer()
  return `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}
