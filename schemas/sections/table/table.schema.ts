import { ThListIcon } from '@sanity/icons/ThList'
import { tableFields } from '../../objects/rich-text/data-table.schema.ts'
import { defineSection } from '../define-section.ts'

export const table = defineSection({
  name: 'table',
  title: 'Table',
  icon: ThListIcon,
  description: 'Anything that reads best in rows and columns: prices, dates, features.',
  fields: tableFields,
})
