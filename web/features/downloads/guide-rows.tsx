import type { Download } from '@/backend/downloads.ts'
import { DownloadLink, EmptyList, FilePreview, type RowsProps, rowAnchor } from './rows.tsx'

/** The ruled grid of the guides and their placeholders. */
export const gridClass =
  'grid grid-cols-1 gap-px overflow-hidden border border-line bg-line sm:grid-cols-2 lg:grid-cols-3'

/** The industry guides as a ruled grid. */
export function GuideRows({ items, messages }: RowsProps<Download>) {
  if (items.length === 0) return <EmptyList text={messages.empty} />
  return (
    <ul className={gridClass}>
      {items.map((item) => (
        <li
          key={item.id}
          id={rowAnchor(item.id)}
          className="flex min-w-0 scroll-mt-28 flex-col items-start bg-raised p-6 wrap-anywhere"
        >
          <FilePreview
            file={item.fileUrl}
            className="-mx-6 -mt-6 mb-6 w-[calc(100%+3rem)] max-w-none border-b"
          />
          <h3 className="text-h3">{item.title}</h3>
          <p className="mt-2 mb-6 text-muted">{item.description}</p>
          <div className="mt-auto">
            <DownloadLink download={item} messages={messages} />
          </div>
        </li>
      ))}
    </ul>
  )
}
