import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { RichTextBlock } from '@/content-types.ts'
import { assetParts, cropOf, imageUrl } from '@/images/image-url.ts'
import { videoPath } from '@/links/urls.ts'

type VideoFileProps = Pick<RichTextBlock<'uploadedVideo'>, 'title' | 'file' | 'poster'> & {
  /** Captions by language; the first ones are shown. A draft may lack them. */
  captions: readonly { file: string; language: string }[]
  /** The width of the poster in pixels. */
  posterWidth?: number
}

/**
 * A video of our own. The browser's own player needs no JavaScript, and loads only the poster and the captions before a
 * visitor presses play.
 */
export function VideoFile({ title, file, poster, captions, posterWidth = 960 }: VideoFileProps) {
  const asset = assetParts(poster?.assetId ?? '')
  const tracks = captions.flatMap(({ file, language }) =>
    file && isLocaleId(language) ? { src: videoPath(file), ...localeOf(language) } : [],
  )
  return (
    // biome-ignore lint/a11y/useMediaCaption: the Studio requires captions; a draft may lack them
    <video
      src={videoPath(file)}
      poster={
        poster?.assetId && asset
          ? imageUrl(poster.assetId, posterWidth, cropOf(asset, poster.crop))
          : undefined
      }
      aria-label={title}
      controls
      preload="none"
      playsInline
      className="aspect-video w-full rounded border border-line bg-raised"
    >
      {tracks.map(({ src, languageTag, name }, index) => (
        <track key={src} kind="captions" src={src} srcLang={languageTag} label={name} default={index === 0} />
      ))}
    </video>
  )
}
