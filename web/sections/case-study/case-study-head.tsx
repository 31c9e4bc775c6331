import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { CaseStudy, DataAttribute } from '@/content-types.ts'
import { fieldAttributes } from '@/i18n/foreign-language-tag.ts'
import { Picture } from '@/images/picture.tsx'
import { CaseStudyResults } from '../case-study-list/case-study-results.tsx'
import { ConsultationLink } from '../consultation-link.tsx'

type CaseStudyHeadProps = { study: CaseStudy; locale: LocaleId; dataAttribute: DataAttribute }

/** The head of a case study's page: its headline, results and next step beside its image. */
export async function CaseStudyHead({ study, locale, dataAttribute }: CaseStudyHeadProps) {
  const t = await getTranslations('caseStudy')
  const field = fieldAttributes(study, dataAttribute)
  const { company, industry, size, title, image } = study
  return (
    <header className="page-width grid gap-x-16 gap-y-8 pt-8 pb-10 lg:grid-cols-12 lg:items-center lg:pt-12 lg:pb-16">
      <div className="lg:col-span-6">
        <p className="text-muted text-small">
          <span data-sanity={dataAttribute('company')}>{company}</span> ·{' '}
          <span {...field('industry')}>{industry}</span> ·{' '}
          <span data-sanity={dataAttribute('size')}>{size}</span>
        </p>
        <h1 {...field('title')} className="mt-3 text-balance text-h1">
          {title}
        </h1>
        <div className="mt-6 max-w-md" data-sanity={dataAttribute('results')}>
          <CaseStudyResults study={study} />
        </div>
        <p className="mt-6">
          <ConsultationLink locale={locale} label={t('book')} />
        </p>
      </div>
      <div className="lg:col-span-6" data-sanity={dataAttribute('image')}>
        <Picture
          picture={image}
          sizes="(min-width: 64rem) 36rem, 100vw"
          className="aspect-8/5 w-full"
          eager
        />
      </div>
    </header>
  )
}
