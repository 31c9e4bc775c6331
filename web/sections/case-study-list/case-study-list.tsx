import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { InventedNote } from '../invented-note.tsx'
import { CaseStudy } from './case-study.tsx'
import { CaseStudyRow } from './case-study-row.tsx'

/** Case studies: the first one in full, the others as their results, which expand. */
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
