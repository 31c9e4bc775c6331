import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { DataAttribute, Industry } from '@/content-types.ts'
import { fieldAttributes, languageAttribute } from '@/i18n/foreign-language-tag.ts'
import { Picture } from '@/images/picture.tsx'
import { nonBreakingNumbers } from '@/ui/format.ts'
import { UnbrokenHyphens } from '@/ui/unbroken-hyphens.tsx'
import { ConsultationLink } from '../consultation-link.tsx'

type IndustryHeadProps = { industry: Industry; locale: LocaleId; dataAttribute: DataAttribute }

/** The head of an industry's page: its number and next step beside its drawing. */
export async function IndustryHead({ industry, locale, dataAttribute }: IndustryHeadProps) {
  const t = await getTranslations()
  const field = fieldAttributes(industry, dataAttribute)
  const { title, summary, result, picture } = industry
  return (
    <header className="page-width grid gap-x-16 gap-y-8 pt-8 pb-10 lg:grid-cols-12 lg:items-center lg:pt-12 lg:pb-16">
      <div className="lg:col-span-6">
        <h1 {...field('title')} className="text-balance text-h1">
          <UnbrokenHyphens text={title} />
        </h1>
        <p {...field('summary')} className="mt-4 max-w-[48ch] text-lead text-muted">
          {summary}
        </p>
        <p className="mt-6 border-tide border-l-4 pl-5" data-sanity={dataAttribute('result')}>
          <span lang={localeOf(locale).languageTag} className="block text-small text-tide">
            {t('sections.industryResult')}
          </span>
          <span
            {...languageAttribute(industry, 'result')}
            className="mt-1 block text-balance font-heading text-h2"
          >
            {nonBreakingNumbers(result)}
          </span>
        </p>
        <p className="mt-6">
          <ConsultationLink locale={locale} label={t('industry.book')} />
        </p>
      </div>
      <div className="lg:col-span-6" data-sanity={dataAttribute('picture')}>
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 36rem, 100vw"
          className="aspect-8/5 w-full"
          eager
        />
      </div>
    </header>
  )
}
