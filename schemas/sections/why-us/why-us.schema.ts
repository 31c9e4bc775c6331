import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { objectListField, textField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const whyUs = defineSection({
  name: 'whyUs',
  title: 'Why us',
  icon: CheckmarkCircleIcon,
  description: 'Reasons to choose this company.',
  fields: [
    objectListField({ name: 'points', title: 'Reasons', of: 'point', min: 2, max: 8 }),
    objectListField({ name: 'stats', title: 'Numbers', of: 'stat', min: 0, max: 8 }),
    textField({
      name: 'method',
      title: 'How we measured the numbers',
      max: 700,
      optional: true,
      description:
        'Expands below the numbers. For each rate, say what it counts, since when, and who counted.',
    }),
  ],
})
