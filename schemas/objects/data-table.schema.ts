import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { stringField, stringListField } from '../fields/fields.ts'
import { cellsPerColumn } from '../validation/cells-per-column.ts'

/** A row of a table: a cell for each column, in their order. */
export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      description: 'One a column, in their order.',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(160) })],
      validation: (rule) => rule.required().min(2).max(6),
    }),
  ],
  preview: { select: { title: 'cells.0', subtitle: 'cells.1' } },
})

/** What every table has, in a text or as a section of its own. */
export const tableFields = [
  stringField({
    name: 'caption',
    title: 'Caption',
    max: 140,
    description: 'What the table shows, in a sentence: it stands under the table.',
  }),
  stringListField({ name: 'columns', title: 'Columns', description: 'Their headings.', min: 2, max: 6 }),
  defineField({
    name: 'rowHeadings',
    title: 'The first cell of a row is its heading',
    type: 'boolean',
    initialValue: true,
  }),
  defineField({
    name: 'rows',
    title: 'Rows',
    type: 'array',
    of: [defineArrayMember({ type: 'tableRow' })],
    validation: (rule) => rule.required().min(1).max(30).custom(cellsPerColumn),
  }),
]

/** A table in a text. */
export const dataTable = defineType({
  name: 'dataTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: tableFields,
  preview: { select: { title: 'caption' } },
})
