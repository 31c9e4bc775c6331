import { locales } from '@tidewright/contracts/locales.ts'
import { hostedVideo } from '@tidewright/contracts/media/video-source.ts'
import { getLocale, getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { videoPath } from '@/links/urls.ts'
import { PlayIcon } from '@/ui/icons.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { LazyVideoPlayer } from './lazy-video-player.tsx'
import { Transcript } from './transcript.tsx'

/** A video behind its poster; a link to it without JavaScript. Nothing of it loads before the visitor presses play. */
export async function Video({ section, languageTag, dataAttribute }: SectionProps<'video'>) {
  const [t, lang] = await Promise.all([getTranslations('video'), getLocale()])
  const { title, poster, transcript } = section
  // A translation may still have the captions of another language.
  const captionsLocale = locales.find(({ id }) => id === section.captionsLanguage)
  const hosted = section.kind === 'hosted' ? hostedVideo(section.url) : null
  const file = section.kind === 'file' && section.fileId ? videoPath(section.fileId) : null
  const page = hosted?.page ?? file
  const picture = (
    <>
      <Picture
        picture={poster}
        sizes="(min-width: 64rem) 42rem, 100vw"
        className="aspect-video w-full rounded border border-line object-cover"
      />
      {page && (
        <span className="inline-flex min-h-12 items-center gap-3 rounded bg-signal px-5 py-3 font-semibold text-on-signal group-hover:underline max-sm:mt-4 sm:absolute sm:bottom-5 sm:left-5">
          <PlayIcon className="size-5" />
          <span lang={lang}>{t('play')}</span>
          <span className="sr-only">, {title}</span>
        </span>
      )}
    </>
  )
  const transcriptText = transcript && (
    <Transcript text={transcript} data-sanity={dataAttribute('transcript')} />
  )
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout="beside" beneath={transcriptText}>
      {/* The server adds it to the page's Content-Security-Policy. */}
      {hosted && <meta name="csp-origins" content={`frame-src ${hosted.origin}`} />}
      <figure data-sanity={dataAttribute('poster')}>
        {page ? (
          <LazyVideoPlayer
            id={section._key}
            title={title}
            page={page}
            player={hosted?.player}
            captions={file && section.captionsId ? videoPath(section.captionsId) : undefined}
            captionsLabel={captionsLocale?.name ?? t('captions')}
            languageTag={captionsLocale?.languageTag ?? languageTag}
          >
            {picture}
          </LazyVideoPlayer>
        ) : (
          <div className="relative">{picture}</div>
        )}
        <figcaption className="mt-3 text-small">
          {title}
          {hosted && (
            <span lang={lang} className="block text-muted">
              {t('from', { host: hosted.host })}
            </span>
          )}
        </figcaption>
      </figure>
    </SectionFrame>
  )
}
