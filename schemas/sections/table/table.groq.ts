import { dataTableFragment } from '../../objects/data-table.groq.ts'

/** A table with a heading. */
export const tableFragment = dataTableFragment
