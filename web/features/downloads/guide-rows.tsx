import type { Download } from '@/backend/downloads.ts'
import { DownloadButton } from './download-button.tsx'
import { gridClass } from './grid-class.ts'
import { ListStateView } from './list-state.tsx'
import type { RowsProps } from './rows-props.ts'
import { useDownload } from './use-download.ts'
import { type ReadList, useList } from './use-list.ts'

const readGuides: ReadList<Download> = (backend, locale) => backend.listGuides(locale)

/** The industry guides as a ruled grid. */
export function GuideRows({ locale, messages, skeletons }: RowsProps) {
  const { list, reload } = useList(locale, readGuides)
  const download = useDownload(messages)
  return (
    <ListStateView list={list} messages={messages} skeletons={skeletons} onRetry={reload}>
      {(items) => (
        <ul className={gridClass}>
          {items.map((item) => (
            <li key={item.id} className="flex flex-col items-start bg-raised p-6">
              <h3 className="text-h3">{item.title}</h3>
              <p className="mt-2 mb-6 text-muted">{item.description}</p>
              <div className="mt-auto">
                <DownloadButton label={messages.download} title={item.title} onClick={() => download(item)} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </ListStateView>
  )
}
