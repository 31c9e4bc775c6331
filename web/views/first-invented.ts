import type { PageSection } from '@/content-types.ts'

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
    case 'singleQuote':
      return section.quote ? [section.quote] : []
    default:
      return []
  }
}
