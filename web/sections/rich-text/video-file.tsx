import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { assetParts, cropOf, imageUrl } from '@tidewright/contracts/media/image-url.ts'
import type { RichTextBlock } from '@/content-types.ts'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'
import { videoPath } from '@/links/urls.ts'
import { VideoIcon } from '@/ui/icons.tsx'
import { Transcript } from '../video/transcript.tsx'

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

/** A video of our own in a text. Nothing while a draft has no file. */
export function UploadedVideo({ block }: { block: RichTextBlock<'uploadedVideo'> }) {
  const { title, file, captions, captionsLanguage, poster, transcript } = block
  if (!file) return null
  return (
    <div {...languageAttribute(block)} className="my-10">
      <figure>
        <VideoFile
          title={title}
          file={file}
          poster={poster}
          captions={[{ file: captions, language: captionsLanguage }]}
        />
        <figcaption {...languageAttribute(block, 'title')} className="mt-3 text-muted text-small">
          <VideoIcon className="mr-2 hidden size-5 print:inline" />
          {title}
        </figcaption>
      </figure>
      {transcript && <Transcript text={transcript} {...languageAttribute(block, 'transcript')} />}
    </div>
  )
}
