import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { ThListIcon } from '@sanity/icons/ThList'
import { type CustomValidator, defineArrayMember, defineField, defineType } from 'sanity'
import { stringField, stringListField } from '../../fields/fields.ts'

/** The most that a table can have: columns, rows, and letters in a cell. */
export const tableLimits = { columns: 6, rows: 30, letters: 160 }

/** Requires a heading for each column of a table, and in each row one cell per column, not all of them empty. */
export const completeTable: CustomValidator<unknown[] | undefined> = (rows = [], { parent }) => {
  const columns = textsOf(parent, 'columns')
  const unnamed = columns.findIndex(isBlank)
  if (unnamed !== -1) return `Column ${unnamed + 1} has no heading.`
  for (const [index, row] of rows.entries()) {
    const cells = textsOf(row, 'cells')
    if (cells.length !== columns.length)
      return `Row ${index + 1} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} for ${columns.length} columns. Add an empty cell where there is no value.`
    if (cells.every(isBlank)) return `Row ${index + 1} is empty. Fill it in or delete it.`
  }
  return true
}

const isBlank = (text: string) => text.trim() === ''

function textsOf(parent: unknown, list: string): string[] {
  const items: unknown = Object(parent)[list]
  return Array.isArray(items) ? items.map((item) => String(item ?? '')) : []
}

/** A row of a table: one cell per column, in order. */
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
      description: 'One per column, in order.',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(tableLimits.letters) })],
      validation: (rule) => rule.required().min(2).max(tableLimits.columns),
    }),
  ],
  preview: { select: { title: 'cells.0', subtitle: 'cells.1' } },
})

/** The fields of every table, in a text or as a section. */
export const tableFields = [
  stringField({
    name: 'caption',
    title: 'Caption',
    max: 140,
    description: 'One sentence about what the table shows. Shown below the table.',
  }),
  stringListField({
    name: 'columns',
    title: 'Column headings',
    min: 2,
    max: tableLimits.columns,
  }),
  defineField({
    name: 'rowHeadings',
    title: 'Use the first cell of each row as its heading',
    type: 'boolean',
    initialValue: true,
  }),
  defineField({
    name: 'rows',
    title: 'Rows',
    type: 'array',
    of: [defineArrayMember({ type: 'tableRow' })],
    validation: (rule) => rule.required().min(1).max(tableLimits.rows).custom(completeTable),
  }),
]

/** A table in a text. */
export const dataTable = defineType({
  name: 'dataTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: tableFields,
  preview: {
    select: { title: 'caption' },
    prepare: ({ title }) => ({ title: title || 'Table', media: ThListIcon }),
  },
})
