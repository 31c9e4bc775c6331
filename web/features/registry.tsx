import type { InteractiveSectionType, SectionComponents } from '@/content-types.ts'
import { AssessmentSection } from './assessment/assessment-section.tsx'
import { BookCall } from './booking/book-call.tsx'
import { DownloadList } from './downloads/download-list.tsx'
import { GuideList } from './downloads/guide-list.tsx'
import { WebinarList } from './downloads/webinar-list.tsx'
import { Newsletter } from './newsletter/newsletter.tsx'
import { PackageFinder } from './package-finder/package-finder.tsx'
import { RoiCalculator } from './roi-calculator/roi-calculator.tsx'

/** The component of each interactive section type. */
export const interactiveSections: SectionComponents<InteractiveSectionType> = {
  assessmentSection: AssessmentSection,
  bookCall: BookCall,
  downloadList: DownloadList,
  guideList: GuideList,
  newsletter: Newsletter,
  packageFinder: PackageFinder,
  roiCalculator: RoiCalculator,
  webinarList: WebinarList,
}
