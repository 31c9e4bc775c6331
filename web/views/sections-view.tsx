import { localeOf } from '@tidewright/contracts/locales.ts'
import type { ReactNode } from 'react'
import type { PageSection, RoutableDocument } from '@/content-types.ts'
import { languageAttribute } from '@/i18n/foreign-language-tag.ts'
import type { DocumentViewProps } from './document-view-props.ts'
import { Section } from './section.tsx'

type WithSections = Extract<RoutableDocument, { sections: unknown }>

/** A document made of sections, below the head of its type. */
export function SectionsView({
  document,
  locale,
  contentLocale,
  dataAttribute,
  head,
}: DocumentViewProps<WithSections> & { head?: ReactNode }) {
  const { languageTag } = localeOf(contentLocale)
  const inventedKey = firstInvented(document.sections)
  return (
    <div lang={languageTag}>
      {head}
      {document.sections.map((section) => {
        const { lang } = languageAttribute(section)
        const shown = (
          <Section
            key={section._key}
            section={section}
            locale={locale}
            languageTag={lang ?? languageTag}
            notesInvented={section._key === inventedKey}
            dataAttribute={(field) => dataAttribute(`sections[_key=="${section._key}"].${field}`)}
          />
        )
        if (!lang) return shown
        return (
          <div key={section._key} lang={lang} className="contents">
            {shown}
          </div>
        )
      })}
    </div>
  )
}

/** The key of the first section that shows a fictional person or company, which says so for the whole page; or null. */
export function firstInvented(sections: readonly PageSection[]): string | null {
  const first = sections.find((section) => shownIn(section).some(({ invented }) => invented))
  return first?._key ?? null
}

/** The people and companies in a section, of those types that may be fictional. */
function shownIn(section: PageSection): readonly { invented: boolean }[] {
  switch (section._type) {
    case 'caseStudyList':
      return section.caseStudies
    case 'teamList':
      return section.members
    case 'testimonialList':
      return section.testimonials
    case 'leaderQuoteList':
      return [...section.quotes, ...section.testimonials]
    case 'insightList':
      // The author is shown of articles that aren't just lines.
      return section.insights
        .slice(0, section.layout === 'byKind' ? undefined : 1)
        .flatMap(({ author }) => (author?.name ? [author] : []))
    case 'singleQuote':
      return section.quote ? [section.quote] : []
    default:
      return []
  }
}
