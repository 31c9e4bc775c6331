import { ThListIcon } from '@sanity/icons/ThList'
import { tableFields } from '../../objects/data-table.schema.ts'
import { defineSection } from '../define-section.ts'

/** Anything that is best read across and down. */
export const table = defineSection({
  name: 'table',
  title: 'Table',
  icon: ThListIcon,
  description: 'Anything that is best read across and down: prices, dates, what is in what.',
  fields: tableFields,
})
