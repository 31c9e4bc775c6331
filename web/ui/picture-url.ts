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

/** The site's own address of a picture; a visitor's browser never talks to the content lake. */
export function pictureUrl(assetId: string, width: number): string {
  return `/api/pictures/${assetId}?w=${width}`
}

/** The `srcset` of a picture, up to its own width; none for a drawing, which is sharp at every width. */
export function pictureSrcSet(
  assetId: string,
  { width: ownWidth, extension }: AssetParts,
): string | undefined {
  if (extension === 'svg') return undefined
  const fitting = pictureWidths.filter((width) => width <= ownWidth)
  return fitting.map((width) => `${pictureUrl(assetId, width)} ${width}w`).join(', ')
}
