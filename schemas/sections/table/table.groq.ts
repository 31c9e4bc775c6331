import { dataTableFragment } from '../../objects/data-table.groq.ts'

/** Anything that is best read across and down. */
export const tableFragment = dataTableFragment
