import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { lineField, lineListField, objectListField } from '../objects/fields.ts'
import { defineSection } from './define-section.ts'

/** This company beside the alternatives. */
export const comparison = defineSection({
  name: 'comparison',
  title: 'Comparison table',
  icon: SplitVerticalIcon,
  description: 'This company beside the alternatives, row by row.',
  fields: [
    lineField({
      name: 'caption',
      title: 'Caption',
      max: 110,
      description: 'What the table compares, for people who do not see it.',
    }),
    lineListField({
      name: 'columns',
      title: 'Who is compared',
      description: 'The first one is this company.',
      min: 2,
      max: 5,
    }),
    objectListField({ name: 'rows', title: 'Rows', of: 'comparisonRow', min: 2, max: 14 }),
  ],
})
