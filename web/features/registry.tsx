import type { InteractiveSectionType, SectionComponents } from '@/content-types.ts'
import { AssessmentSection } from './assessment/assessment-section.tsx'
import { BookCall } from './booking/book-call.tsx'
import { Newsletter } from './newsletter/newsletter.tsx'
import { RoiCalculator } from './roi-calculator/roi-calculator.tsx'

/** The component of each section type in which a visitor operates something. */
export const interactiveSections: SectionComponents<InteractiveSectionType> = {
  assessmentSection: AssessmentSection,
  bookCall: BookCall,
  newsletter: Newsletter,
  roiCalculator: RoiCalculator,
}
