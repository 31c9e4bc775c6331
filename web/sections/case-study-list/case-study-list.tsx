import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { SwipeRow } from '@/ui/swipe-row.tsx'
import { InventedNote } from '../notice.tsx'
import { CaseStudyCard } from './case-study-card.tsx'

/** As many as fit side by side. */
const perRow = 3

/** Case studies as cards: one row, which a phone swipes, or all of them in a grid. */
export function CaseStudyList({
  section,
  locale,
  dataAttribute,
  notesInvented,
}: SectionProps<'caseStudyList'>) {
  const { caseStudies, heading } = section
  const cards = caseStudies.map((study) => (
    <li key={study._id}>
      <CaseStudyCard study={study} locale={locale} />
    </li>
  ))
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      {notesInvented && <InventedNote />}
      {caseStudies.length > perRow ? (
        <ul className="grid grid-cols-1 gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">{cards}</ul>
      ) : (
        <SwipeRow label={heading} isGrid>
          {cards}
        </SwipeRow>
      )}
    </SectionFrame>
  )
}
