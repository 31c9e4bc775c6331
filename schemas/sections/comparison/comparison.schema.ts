import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { objectListField, stringField, stringListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

/** This company beside the alternatives. */
export const comparison = defineSection({
  name: 'comparison',
  title: 'Comparison table',
  icon: SplitVerticalIcon,
  description: 'This company beside the alternatives, row by row.',
  fields: [
    stringField({
      name: 'caption',
      title: 'Caption',
      max: 110,
      description: 'What the table compares, for people who do not see it.',
    }),
    stringListField({
      name: 'columns',
      title: 'Who is compared',
      description: 'The first one is this company.',
      min: 2,
      max: 5,
    }),
    objectListField({ name: 'rows', title: 'Rows', of: 'comparisonRow', min: 2, max: 14 }),
  ],
})
