import { assetParts, pictureSrcSet, pictureUrl } from './picture-url.ts'

/** What a picture's GROQ fragment answers. */
type PictureValue = { assetId: string | null; alt: string }

type PictureProps = {
  picture: PictureValue | null
  /** The `sizes` attribute: how wide the picture is shown at which viewport. */
  sizes: string
  /** The first picture of a page is fetched at once, all others when they come near. */
  eager?: boolean
  className?: string
}

/** A picture of the content lake through the site's own picture route; nothing when there is none yet. */
export function Picture({ picture, sizes, eager = false, className }: PictureProps) {
  const asset = assetParts(picture?.assetId ?? '')
  if (!picture?.assetId || !asset) return null
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add 5 KB of script for what srcset does alone
    <img
      className={className}
      src={pictureUrl(picture.assetId, 960)}
      srcSet={pictureSrcSet(picture.assetId, asset)}
      sizes={sizes}
      width={asset.width}
      height={asset.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
