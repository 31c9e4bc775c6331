import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { RichTextBlock } from '@/content-types.ts'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'
import { assetParts, cropOf, imageUrl } from '@/images/image-url.ts'
import { videoPath } from '@/links/urls.ts'
import { VideoIcon } from '@/ui/icons.tsx'
import { Transcript } from '../video/transcript.tsx'

/**
 * A video of our own in a text. The browser's own player needs no JavaScript, and loads only the poster and the captions
 * before a visitor presses play. Nothing while a draft has no file.
 */
export function UploadedVideo({ block }: { block: RichTextBlock<'uploadedVideo'> }) {
  const { title, file, captions, captionsLanguage, poster, transcript } = block
  if (!file) return null
  const asset = assetParts(poster?.assetId ?? '')
  const language = isLocaleId(captionsLanguage) ? localeOf(captionsLanguage) : null
  return (
    <div {...languageAttribute(block)} className="my-10">
      <figure>
        {/* biome-ignore lint/a11y/useMediaCaption: the Studio requires captions; a draft may lack them */}
        <video
          src={videoPath(file)}
          poster={
            poster?.assetId && asset ? imageUrl(poster.assetId, 960, cropOf(asset, poster.crop)) : undefined
          }
          aria-label={title}
          controls
          preload="none"
          playsInline
          className="aspect-video w-full rounded border border-line bg-raised"
        >
          {captions && language && (
            <track
              kind="captions"
              src={videoPath(captions)}
              srcLang={language.languageTag}
              label={language.name}
              default
            />
          )}
        </video>
        <figcaption {...languageAttribute(block, 'title')} className="mt-3 text-muted text-small">
          <VideoIcon className="mr-2 hidden size-5 print:inline" />
          {title}
        </figcaption>
      </figure>
      {transcript && <Transcript text={transcript} {...languageAttribute(block, 'transcript')} />}
    </div>
  )
}
