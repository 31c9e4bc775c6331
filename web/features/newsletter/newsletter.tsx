import { localeOf } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { issueLinks } from '@/links/urls.ts'
import { DatedLinks } from '@/ui/dated-links.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { getNewsletterMessages } from './get-messages.ts'
import { LazySignUp } from './lazy-sign-up.tsx'

/** The newsletter form next to what to expect. */
export async function Newsletter({
  section,
  locale,
  languageTag,
  dataAttribute,
}: SectionProps<'newsletter'>) {
  const t = await getTranslations('newsletter')
  const [latest, ...others] = section.issues
  const points = (
    <>
      <ul className="mt-8 grid gap-5">
        {section.points.map(({ _key, title, text }) => (
          <li key={_key} data-sanity={dataAttribute(`points[_key=="${_key}"]`)}>
            <strong className="block">{title}</strong>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
      {latest && (
        <div className="mt-10">
          <h3 lang={localeOf(locale).languageTag} className="text-h3">
            {t('latestIssue')}
          </h3>
          <p className="mt-4 mb-2">
            <a className="text-link font-semibold" href={publicPath('newsletterIssue', locale, latest.slug)}>
              {latest.title}
            </a>
          </p>
          <p className="mb-6 text-muted">{latest.summary}</p>
          <DatedLinks links={issueLinks(others, locale)} languageTag={languageTag} />
        </div>
      )}
    </>
  )
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      tone="raised"
      layout="beside"
      beneath={points}
      isContentFirst
    >
      {/* The section may be untranslated. */}
      <div lang={localeOf(locale).languageTag}>
        <LazySignUp locale={locale} messages={await getNewsletterMessages(locale)} />
      </div>
    </SectionFrame>
  )
}
