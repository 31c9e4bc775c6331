import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineArrayMember, defineField } from 'sanity'
import { stringField, stringListField } from '../../fields/fields.ts'
import { completeTable } from '../../objects/rich-text/data-table.schema.ts'
import { defineSection } from '../define-section.ts'

export const comparison = defineSection({
  name: 'comparison',
  title: 'Comparison table',
  icon: SplitVerticalIcon,
  description: 'The company compared with its alternatives, row by row.',
  fields: [
    stringField({
      name: 'caption',
      title: 'Caption',
      max: 110,
      description: 'What the table compares, for people who can’t see it.',
    }),
    stringListField({
      name: 'columns',
      title: 'Columns',
      description: 'The first one is this company.',
      min: 2,
      max: 5,
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'comparisonRow' })],
      validation: (rule) => rule.min(2).max(14).custom(completeTable),
    }),
  ],
})
