import { caseStudyFragment } from '../../documents/case-study/case-study.groq.ts'

/** Case studies. */
export const caseStudyListFragment = /* groq */ `{
  "caseStudies": coalesce(caseStudies, [])[defined(@->_id)]->${caseStudyFragment}
}`
