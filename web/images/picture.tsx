import { assetParts, cropOf, imageSrcSet, imageUrl } from '@tidewright/contracts/media/image-url.ts'
import type { Picture as PictureValue } from '@/content-types.ts'

type PictureProps = {
  picture: PictureValue | null
  /** The `sizes` attribute: the image's width per viewport. */
  sizes: string
  /** True for the first image of a page, which loads immediately; others load when they come near. */
  eager?: boolean
  className?: string
}

/**
 * An image from the content lake, served by the site's own image route, with the editor's crop and hotspot; nothing if
 * there is no image yet.
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
        // A preview of some twenty pixels until the image has loaded.
        // biome-ignore lint/performance/noImgElement: it is a data URL
        <img
          src={picture.lqip}
          alt=""
          aria-hidden="true"
          className={`absolute inset-0 size-full scale-110 object-cover blur-lg ${position}`}
        />
      )}
      {/*
       * Not next/image: it would add 5 KB of JavaScript for what srcset does alone. Outside a picture element, React
       * preloads it, also for a visitor who only points at a link to its page.
       */}
      <picture className="contents">
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
      </picture>
    </span>
  )
}

/** The hotspot in tenths, as classes: a `style` attribute would need an exception in the Content-Security-Policy. */
function positionOf(hotspot: PictureValue['hotspot']): string {
  if (!hotspot) return ''
  const tenth = (share = 0.5) => Math.round(Math.min(1, Math.max(0, share)) * 10)
  return `picture-position picture-x-${tenth(hotspot.x)} picture-y-${tenth(hotspot.y)}`
}
