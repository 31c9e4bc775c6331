import { localeOf } from '@tidewright/contracts/locales.ts'
import { pagePath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { Webinar } from '@/content-types.ts'
import { fieldAttributes, interfaceLanguage } from '@/i18n/foreign-language-tag.ts'
import { ConsultationLink } from '@/sections/consultation-link.tsx'
import { RichText } from '@/sections/rich-text/rich-text.tsx'
import { VideoFile } from '@/sections/rich-text/video-file.tsx'
import { formatDay, formatUnit } from '@/ui/format.ts'
import { StaticHtml } from '@/ui/static-html.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

/** A webinar: what it is about, its recording, a text and the next step. */
export async function WebinarView({
  document,
  locale,
  contentLocale,
  dataAttribute,
}: DocumentViewProps<Webinar>) {
  const t = await getTranslations()
  const field = fieldAttributes(document, dataAttribute)
  const { languageTag } = localeOf(contentLocale)
  const { title, description, minutes, recordedOn, recording, body } = document
  const ownTag = localeOf(locale).languageTag
  const day = formatDay(recordedOn, ownTag)
  const captions = [
    { file: document.captions ?? '', language: document.language },
    { file: recording?.captions ?? '', language: recording?.captionsLanguage ?? '' },
  ]
  return (
    <>
      <StaticHtml as="article" name="webinar" lang={languageTag}>
        <header className="page-width grid gap-5 pt-10 pb-10 lg:pt-16">
          <p {...interfaceLanguage(locale, contentLocale)} className="text-muted text-small">
            <span data-sanity={dataAttribute('minutes')}>{formatUnit(minutes, 'minute', ownTag)}</span>
            {day && (
              <>
                {' · '}
                <time
                  className="whitespace-nowrap"
                  dateTime={recordedOn ?? undefined}
                  data-sanity={dataAttribute('recordedOn')}
                >
                  {t('webinar.recorded', { date: day })}
                </time>
              </>
            )}
          </p>
          <h1 {...field('title')} className="max-w-[22ch] text-balance text-h1">
            {title}
          </h1>
          <p {...field('description')} className="max-w-[60ch] text-lead text-muted">
            {description}
          </p>
        </header>
        {recording?.file && (
          <div className="page-width" data-sanity={dataAttribute('recording')}>
            <VideoFile
              title={title}
              file={recording.file}
              poster={recording.poster}
              captions={captions}
              posterWidth={1280}
            />
          </div>
        )}
        {body.length > 0 && (
          <div className="page-width pt-6">
            <div className="max-w-[66ch]" data-sanity={dataAttribute('body')}>
              <RichText value={body} locale={locale} />
            </div>
          </div>
        )}
      </StaticHtml>
      <nav className="page-width mt-14 mb-20 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ConsultationLink locale={locale} label={t('insight.bookCall')} />
        <a className="text-link py-2" href={`${pagePath(locale, 'resources')}#webinars`}>
          {t('webinar.all')}
        </a>
      </nav>
    </>
  )
}
