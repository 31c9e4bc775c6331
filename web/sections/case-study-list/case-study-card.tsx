import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { documentAnchor, publicPath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { CaseStudyCard as CaseStudy } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { CaseStudyResults } from './case-study-results.tsx'

type CaseStudyCardProps = { study: CaseStudy; locale: LocaleId }

/** A case study as a card: its image, its results, and the way to its page. */
export async function CaseStudyCard({ study, locale }: CaseStudyCardProps) {
  const t = await getTranslations('sections')
  const { image, company, industry, size, title, slug } = study
  return (
    <article id={documentAnchor(study._id)} className="flex h-full scroll-mt-44 flex-col">
      <Picture picture={image} sizes="(min-width: 64rem) 24rem, 80vw" className="aspect-8/5 w-full" />
      <p className="mt-4 text-muted text-small">
        {company} · {industry} · {size}
      </p>
      <h3 className="mt-1 text-h3">{title}</h3>
      <div className="mt-auto">
        <CaseStudyResults study={study} />
        {slug && (
          <a
            lang={localeOf(locale).languageTag}
            className="text-link mt-2 inline-flex min-h-11 items-center"
            href={publicPath('caseStudy', locale, slug)}
          >
            {t('moreAbout', { name: company })}
          </a>
        )}
      </div>
    </article>
  )
}
