import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { CompanyImprint, DataAttribute, Page } from '@/content-types.ts'
import { fieldAttributes, interfaceLanguage } from '@/i18n/foreign-language-tag.ts'
import { formatDay } from '@/ui/format.ts'
import { Imprint } from '@/ui/imprint.tsx'

type LegalHeadProps = {
  page: Page
  locale: LocaleId
  /** The language of the page's texts. */
  contentLocale: LocaleId
  dataAttribute: DataAttribute
  imprint: CompanyImprint | null
}

/** The head of a legal page: its title, the date of its last change, its summary. */
export async function LegalHead({ page, locale, contentLocale, dataAttribute, imprint }: LegalHeadProps) {
  const t = await getTranslations()
  const field = fieldAttributes(page, dataAttribute)
  const day = formatDay(page.lastUpdated, localeOf(locale).languageTag)
  return (
    <header className="page-width pt-12 lg:pt-16">
      <h1 {...field('title')} className="text-h1">
        {page.title}
      </h1>
      {day && (
        <p
          {...interfaceLanguage(locale, contentLocale)}
          className="mt-4 text-small text-muted"
          data-sanity={dataAttribute('lastUpdated')}
        >
          <time dateTime={page.lastUpdated ?? undefined}>{t('legal.lastUpdated', { date: day })}</time>
        </p>
      )}
      <p {...field('summary')} className="mt-6 max-w-[60ch] text-lead">
        {page.summary}
      </p>
      {imprint && (
        <Imprint
          imprint={imprint.imprint}
          labels={{ registration: t('shell.registration'), vatNumber: t('shell.vatNumber') }}
          className="mt-6 text-muted text-small"
        />
      )}
    </header>
  )
}
