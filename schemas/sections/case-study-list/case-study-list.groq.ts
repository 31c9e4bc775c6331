import { caseStudyCardFragment } from '../../documents/case-study/case-study-card.groq.ts'

/** Case studies. */
export const caseStudyListFragment = /* groq */ `{
  "caseStudies": coalesce(caseStudies, [])[defined(@->_id)]->${caseStudyCardFragment}
}`
