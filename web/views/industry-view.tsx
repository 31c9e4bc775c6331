import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { localePath, publicPath } from '@tidewright/contracts/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { Industry } from '@/content-types.ts'
import { fieldAttributes } from '@/i18n/foreign-language-tag.ts'
import { CaseStudyCard } from '@/sections/case-study-list/case-study-card.tsx'
import { ConsultationLink } from '@/sections/consultation-link.tsx'
import { InventedNote } from '@/sections/notice.tsx'
import { IndustryHead } from '@/sections/page-heads/industry-head.tsx'
import { StoryPart, StoryText } from '@/sections/story-part.tsx'
import { nonBreakingNumbers } from '@/ui/format.ts'
import { StaticHtml } from '@/ui/static-html.tsx'
import { SwipeRow } from '@/ui/swipe-row.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

/** An industry: its number and drawing, where the hours go, what is automated, where to start, its case studies. */
export async function IndustryView({
  document,
  locale,
  contentLocale,
  dataAttribute,
}: DocumentViewProps<Industry>) {
  const t = await getTranslations()
  const field = fieldAttributes(document, dataAttribute)
  const lang = localeOf(locale).languageTag
  const { challenge, approach, processes, playbook, caseStudies } = document
  return (
    <>
      <StaticHtml as="article" name="industry" lang={localeOf(contentLocale).languageTag}>
        <IndustryHead industry={document} locale={locale} dataAttribute={dataAttribute} />
        <div className="page-width">
          <StoryPart id="challenge" heading={t('sections.industryChallenge')}>
            <StoryText {...field('challenge')}>{challenge}</StoryText>
          </StoryPart>
          <StoryPart id="approach" heading={t('sections.industryApproach')}>
            <StoryText {...field('approach')}>{approach}</StoryText>
            <h3 lang={lang} className="mt-8 text-h3">
              {t('sections.industryProcesses')}
            </h3>
            <List items={processes} dataSanity={dataAttribute('processes')} />
          </StoryPart>
          {playbook && (
            <StoryPart id="playbook" heading={t('industry.playbook')}>
              <h3 className="text-h3">{playbook.title}</h3>
              <p className="mt-2 max-w-[64ch] font-semibold">{nonBreakingNumbers(playbook.roiClaim)}</p>
              <h4 lang={lang} className="mt-6 font-body font-semibold text-base text-tide tracking-normal">
                {t('sections.applications')}
              </h4>
              <List items={playbook.applications} />
            </StoryPart>
          )}
          {caseStudies.length > 0 && (
            <StoryPart id="examples" heading={t('industry.examples')}>
              {caseStudies.some(({ invented }) => invented) && <InventedNote />}
              <div className={caseStudies.length === 1 ? 'max-w-md' : undefined}>
                <SwipeRow label={t('industry.examples')} isGrid>
                  {caseStudies.map((study) => (
                    <li key={study._id}>
                      <CaseStudyCard study={study} locale={locale} />
                    </li>
                  ))}
                </SwipeRow>
              </div>
            </StoryPart>
          )}
        </div>
      </StaticHtml>
      <div className="page-width mb-20 grid gap-12">
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ConsultationLink locale={locale} label={t('industry.book')} />
          <a className="text-link py-2" href={`${localePath(locale, '/')}#roi-calculator`}>
            {t('industry.calculate')}
          </a>
        </p>
        <OtherIndustries industry={document} locale={locale} />
      </div>
    </>
  )
}

function List({ items, dataSanity }: { items: readonly string[]; dataSanity?: string }) {
  return (
    <ul
      className="mt-2 list-disc gap-x-10 space-y-1 pl-5 marker:text-tide sm:columns-2"
      data-sanity={dataSanity}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

async function OtherIndustries({ industry, locale }: { industry: Industry; locale: LocaleId }) {
  const t = await getTranslations('industry')
  if (industry.others.length === 0) return null
  return (
    <nav aria-labelledby="other-industries" className="border-line border-t pt-6">
      <h2 id="other-industries" className="text-h3">
        {t('others')}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-8">
        {industry.others.map(({ _id, title, slug }) => (
          <li key={_id}>
            <a
              className="text-link inline-flex min-h-11 items-center"
              href={publicPath('industry', locale, slug ?? '')}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
