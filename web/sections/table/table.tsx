import type { SectionProps } from '@/content-types.ts'
import { DataTable } from '@/ui/data-table.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** A table across the page, below its heading. */
export function Table({ section, dataAttribute }: SectionProps<'table'>) {
  const { caption, columns, rowHeadings, rows } = section
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <DataTable
        isStacked
        caption={caption}
        columns={columns}
        rowHeadings={rowHeadings}
        rows={rows}
        rowAttribute={(key) => dataAttribute(itemPath('rows', key))}
      />
    </SectionFrame>
  )
}
