import { localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { CaseStudy } from '@/content-types.ts'
import { fieldAttributes, languageAttribute } from '@/i18n/foreign-language-tag.ts'
import { BeforeAfter } from '@/sections/case-study/before-after.tsx'
import { CaseStudyHead } from '@/sections/case-study/case-study-head.tsx'
import { CaseStudyQuote } from '@/sections/case-study/case-study-quote.tsx'
import { ConsultationLink } from '@/sections/consultation-link.tsx'
import { InventedNote } from '@/sections/notice.tsx'
import { PackageRow } from '@/sections/package-list/package-row.tsx'
import { StoryPart, StoryText } from '@/sections/story-part.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import type { DocumentViewProps } from './document-view-props.ts'

/** A case study: results, the week before and after, how it went, what still goes to a person, and the next step. */
export async function CaseStudyView({
  document,
  locale,
  contentLocale,
  dataAttribute,
}: DocumentViewProps<CaseStudy>) {
  const t = await getTranslations()
  const field = fieldAttributes(document, dataAttribute)
  const { languageTag } = localeOf(contentLocale)
  const { challenge, solution, steps, exceptions, testimonial, package: bought } = document
  const isInvented = document.invented || testimonial?.invented
  return (
    <>
      <StaticHtml as="article" name="case-study" lang={languageTag}>
        <CaseStudyHead study={document} locale={locale} dataAttribute={dataAttribute} />
        <div className="page-width">
          {isInvented && <InventedNote />}
          <StoryPart id="before-after" heading={t('caseStudy.beforeAfter')}>
            <BeforeAfter
              study={document}
              languageTag={localeOf(locale).languageTag}
              dataAttribute={dataAttribute}
            />
          </StoryPart>
          <StoryPart id="challenge" heading={t('sections.challenge')}>
            <StoryText {...field('challenge')}>{challenge}</StoryText>
          </StoryPart>
          <StoryPart id="solution" heading={t('sections.solution')}>
            <StoryText {...field('solution')}>{solution}</StoryText>
          </StoryPart>
          {steps.length > 0 && (
            <StoryPart id="steps" heading={t('caseStudy.steps')}>
              <ol className="grid gap-6 border-tide border-l-2 pl-6" data-sanity={dataAttribute('steps')}>
                {steps.map((item) => (
                  <li key={item._key} {...languageAttribute(item)}>
                    <h3 className="text-h3">{item.title}</h3>
                    <p className="mt-1 max-w-[64ch] text-muted">{item.text}</p>
                  </li>
                ))}
              </ol>
            </StoryPart>
          )}
          {exceptions.length > 0 && (
            <StoryPart id="exceptions" heading={t('caseStudy.exceptions')}>
              <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2" data-sanity={dataAttribute('exceptions')}>
                {exceptions.map((item) => (
                  <li key={item._key} {...languageAttribute(item)}>
                    <h3 className="text-h3">{item.title}</h3>
                    <p className="mt-1 text-muted">{item.text}</p>
                  </li>
                ))}
              </ul>
            </StoryPart>
          )}
          {testimonial && <CaseStudyQuote {...testimonial} dataSanity={dataAttribute('testimonial')} />}
          {bought && (
            <StoryPart id="package" heading={t('caseStudy.package')}>
              <ul data-sanity={dataAttribute('package')}>
                <PackageRow servicePackage={bought} locale={locale} />
              </ul>
            </StoryPart>
          )}
        </div>
      </StaticHtml>
      <p className="page-width mb-20 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ConsultationLink locale={locale} label={t('caseStudy.book')} />
      </p>
    </>
  )
}
