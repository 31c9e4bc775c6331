import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { objectListField } from '../fields/fields.ts'
import { defineSection } from './define-section.ts'

/** Reasons to choose this company. */
export const whyUs = defineSection({
  name: 'whyUs',
  title: 'Why us',
  icon: CheckmarkCircleIcon,
  description: 'Reasons to choose this company.',
  fields: [
    objectListField({ name: 'points', title: 'Reasons', of: 'point', min: 2, max: 8 }),
    objectListField({ name: 'stats', title: 'Numbers', of: 'stat', min: 0, max: 4 }),
  ],
})
