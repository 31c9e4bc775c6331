import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { assessmentData } from './assessment-data.ts'
import { LazyIsland } from './lazy-island.tsx'
import { PlainForm } from './plain-form.tsx'

/** The assessment on a page; nothing if it lacks questions, options or profiles. */
export async function AssessmentSection({
  section,
  locale,
  dataAttribute,
}: SectionProps<'assessmentSection'>) {
  const { assessment } = section
  if (!assessment?.questions.length || !assessment.profiles.length) return null
  const data = await assessmentData(assessment, locale)
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam" className="lg:pt-4">
      <div className="rounded bg-raised p-4 sm:p-10 lg:pt-6" data-form>
        <LazyIsland data={data}>
          <PlainForm data={data} />
        </LazyIsland>
      </div>
    </SectionFrame>
  )
}
