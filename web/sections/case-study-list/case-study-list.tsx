import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { InventedNote } from '../invented-note.tsx'
import { CaseStudy } from './case-study.tsx'
import { CaseStudyRow } from './case-study-row.tsx'

/** Stories of customers: the first one told, the others as their results, which open on the story. */
export function CaseStudyList({ section, dataAttribute }: SectionProps<'caseStudyList'>) {
  const [first, ...others] = section.caseStudies
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      {first && <CaseStudy study={first} />}
      {others.length > 0 && (
        <div className="mt-7 border-line border-t">
          {others.map((study) => (
            <CaseStudyRow key={study._id} study={study} />
          ))}
        </div>
      )}
      <InventedNote among={section.caseStudies} />
    </SectionFrame>
  )
}
