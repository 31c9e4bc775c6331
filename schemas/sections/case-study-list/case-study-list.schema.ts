import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

/** Stories of customers. */
export const caseStudyList = defineSection({
  name: 'caseStudyList',
  title: 'Case studies',
  icon: TrendUpwardIcon,
  description: 'Stories of customers in figures.',
  fields: [referenceListField({ name: 'caseStudies', title: 'Case studies', to: 'caseStudy' })],
})
