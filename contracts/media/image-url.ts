/** Widths in pixels that the image route serves. It rejects any other, so that nobody can fill the cache. */
export const imageWidths = [320, 480, 640, 960, 1280, 1600, 1920] as const

const assetPattern = /^image-([a-f0-9]{40})-(\d+)x(\d+)-([a-z]+)$/

export type AssetParts = { hash: string; width: number; height: number; extension: string }

/** The parts of a Sanity image id, `image-<sha1>-<w>x<h>-<ext>`, or null. */
export function assetParts(id: string): AssetParts | null {
  const [, hash, width, height, extension] = assetPattern.exec(id) ?? []
  if (!hash || !width || !height || !extension) return null
  return { hash, width: Number(width), height: Number(height), extension }
}

/** The visible part of an image, in pixels of the original. */
export type CropRect = { left: number; top: number; width: number; height: number }

/** The crop that Sanity stores: a fraction per side. */
type Crop = { top?: number; left?: number; bottom?: number; right?: number }

/** The rectangle that an editor's crop leaves of an image; null if it leaves all or nothing of it. */
export function cropOf({ width, height }: AssetParts, crop: Crop | null | undefined): CropRect | null {
  const { top = 0, left = 0, bottom = 0, right = 0 } = crop ?? {}
  // The edges are rounded, not the size: left and width together must not exceed the image.
  const [x, y] = [Math.round(left * width), Math.round(top * height)]
  const rect = {
    left: x,
    top: y,
    width: Math.round((1 - right) * width) - x,
    height: Math.round((1 - bottom) * height) - y,
  }
  const isWhole = rect.width >= width && rect.height >= height
  return isWhole || rect.width < 1 || rect.height < 1 ? null : rect
}

/** Parses `left,top,width,height` of a URL; null if it is invalid or exceeds the image. */
export function parseCrop(text: string, asset: AssetParts): CropRect | null {
  const [, ...numbers] = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(text) ?? []
  const [left = -1, top = -1, width = 0, height = 0] = numbers.map(Number)
  const inside = left >= 0 && top >= 0 && left + width <= asset.width && top + height <= asset.height
  return inside && width > 0 && height > 0 ? { left, top, width, height } : null
}

/** The URL of an image on the site itself; visitors' browsers never contact the content lake. */
export function imageUrl(assetId: string, width: number, crop: CropRect | null = null): string {
  const part = crop ? `&crop=${crop.left},${crop.top},${crop.width},${crop.height}` : ''
  return `/api/images/${assetId}?w=${width}${part}`
}

/** The `srcset` of an image up to its own width; undefined for an SVG, which is sharp at every width. */
export function imageSrcSet(
  assetId: string,
  { width, extension }: AssetParts,
  crop: CropRect | null = null,
): string | undefined {
  if (extension === 'svg') return undefined
  const fitting = imageWidths.filter((offered) => offered <= (crop?.width ?? width))
  return fitting.map((offered) => `${imageUrl(assetId, offered, crop)} ${offered}w`).join(', ') || undefined
}
