import type { SanityImageCrop as Crop } from '@tidewright/schemas/sanity.types.ts'

/** Widths in pixels that the picture route serves; anything else is refused, so that nobody can fill the cache. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 1920] as const

const assetPattern = /^image-([a-f0-9]{40})-(\d+)x(\d+)-([a-z]+)$/

export type AssetParts = { hash: string; width: number; height: number; extension: string }

/** The parts of a Sanity image id, `image-<sha1>-<w>x<h>-<ext>`, or null. */
export function assetParts(id: string): AssetParts | null {
  const [, hash, width, height, extension] = assetPattern.exec(id) ?? []
  if (!hash || !width || !height || !extension) return null
  return { hash, width: Number(width), height: Number(height), extension }
}

/** The part of a picture that an editor kept, in pixels of the original. */
export type Cut = { left: number; top: number; width: number; height: number }

/** What an editor's crop, shares of the picture at each side, leaves of it; null when it leaves all. */
export function cutOf(
  { width, height }: AssetParts,
  crop: Omit<Crop, '_type'> | null | undefined,
): Cut | null {
  const { top = 0, left = 0, bottom = 0, right = 0 } = crop ?? {}
  const cut = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((1 - left - right) * width),
    height: Math.round((1 - top - bottom) * height),
  }
  const whole = cut.width >= width && cut.height >= height
  return whole || cut.width < 1 || cut.height < 1 ? null : cut
}

/** Reads a cut from an address, `left,top,width,height`; null when it is none or reaches out of the picture. */
export function parseCut(text: string, asset: AssetParts): Cut | null {
  const [, ...numbers] = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(text) ?? []
  const [left = -1, top = -1, width = 0, height = 0] = numbers.map(Number)
  const inside = left >= 0 && top >= 0 && left + width <= asset.width && top + height <= asset.height
  return inside && width > 0 && height > 0 ? { left, top, width, height } : null
}

/** The site's own address of a picture; a visitor's browser never talks to the content lake. */
export function pictureUrl(assetId: string, width: number, cut: Cut | null = null): string {
  const part = cut ? `&cut=${cut.left},${cut.top},${cut.width},${cut.height}` : ''
  return `/api/pictures/${assetId}?w=${width}${part}`
}

/** The `srcset` of a picture, up to its own width; none for a drawing, which is sharp at every width. */
export function pictureSrcSet(
  assetId: string,
  { width, extension }: AssetParts,
  cut: Cut | null = null,
): string | undefined {
  if (extension === 'svg') return undefined
  const fitting = pictureWidths.filter((offered) => offered <= (cut?.width ?? width))
  return fitting.map((offered) => `${pictureUrl(assetId, offered, cut)} ${offered}w`).join(', ') || undefined
}
