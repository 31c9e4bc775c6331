import type { Picture as PictureValue } from '@/content-types.ts'
import { assetParts, cropOf, imageSrcSet, imageUrl } from './image-url.ts'

type PictureProps = {
  picture: PictureValue | null
  /** The `sizes` attribute: how wide the picture is shown at which viewport. */
  sizes: string
  /** The first picture of a page is fetched at once, all others when they come near. */
  eager?: boolean
  className?: string
}

/**
 * A picture of the content lake through the site's own picture route, cropped and placed as the editor wants it; nothing
 * when there is none yet.
 */
export function Picture({ picture, sizes, eager = false, className = '' }: PictureProps) {
  const asset = assetParts(picture?.assetId ?? '')
  if (!picture?.assetId || !asset) return null
  const isDrawing = asset.extension === 'svg'
  const crop = isDrawing ? null : cropOf(asset, picture.crop)
  const size = crop ?? asset
  const position = positionOf(picture.hotspot)
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {!isDrawing && picture.lqip && (
        // A picture of some twenty pixels, which stands until the picture is there.
        // biome-ignore lint/performance/noImgElement: it is a data address
        <img
          src={picture.lqip}
          alt=""
          aria-hidden="true"
          className={`absolute inset-0 size-full scale-110 object-cover blur-lg ${position}`}
        />
      )}
      {/* biome-ignore lint/performance/noImgElement: next/image would add 5 KB of script for what srcset does alone */}
      <img
        className={`relative size-full object-cover ${position}`}
        src={imageUrl(picture.assetId, 960, crop)}
        srcSet={imageSrcSet(picture.assetId, asset, crop)}
        sizes={isDrawing ? undefined : sizes}
        width={size.width}
        height={size.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  )
}

/** The hotspot in tenths, as classes: a `style` attribute would need a permission in the security policy. */
function positionOf(hotspot: PictureValue['hotspot']): string {
  if (!hotspot) return ''
  const tenth = (share = 0.5) => Math.round(Math.min(1, Math.max(0, share)) * 10)
  return `picture-position picture-x-${tenth(hotspot.x)} picture-y-${tenth(hotspot.y)}`
}
