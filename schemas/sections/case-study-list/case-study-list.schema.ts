import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const caseStudyList = defineSection({
  name: 'caseStudyList',
  title: 'Case studies',
  icon: TrendUpwardIcon,
  description: 'Customer stories with numbers.',
  fields: [referenceListField({ name: 'caseStudies', title: 'Case studies', to: 'caseStudy' })],
})
