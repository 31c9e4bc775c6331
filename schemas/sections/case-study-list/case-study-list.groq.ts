import { caseStudyFragment } from '../../documents/case-study/case-study.groq.ts'

/** Stories of customers. */
export const caseStudyListFragment = /* groq */ `{
  "caseStudies": coalesce(caseStudies, [])[defined(@->_id)]->${caseStudyFragment}
}`
