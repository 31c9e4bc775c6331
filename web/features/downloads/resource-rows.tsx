import type { Download } from '@/backend/downloads.ts'
import { DownloadButton } from './download-button.tsx'
import { ListStateView } from './list-state.tsx'
import { ResourceIcon } from './resource-icon.tsx'
import type { RowsProps } from './rows-props.ts'
import { useDownload } from './use-download.ts'
import { type ReadList, useList } from './use-list.ts'

const readResources: ReadList<Download> = (backend, locale) => backend.listResources(locale)

/** The tools and templates as ruled rows. */
export function ResourceRows({ locale, messages, skeletons }: RowsProps) {
  const { list, reload } = useList(locale, readResources)
  const download = useDownload(messages)
  return (
    <ListStateView list={list} messages={messages} skeletons={skeletons} onRetry={reload}>
      {(items) => (
        <ul>
          {items.map((item) => (
            <li
              key={item.id}
              className="grid gap-x-8 gap-y-4 border-t border-line py-8 last:border-b sm:grid-cols-[auto_1fr_auto] sm:items-start"
            >
              <ResourceIcon name={item.icon} />
              <div>
                <h3 className="text-h3">{item.title}</h3>
                <p className="mt-1 text-muted text-small">{messages.types[item.type] ?? item.type}</p>
                <p className="mt-3 max-w-[60ch]">{item.description}</p>
              </div>
              <DownloadButton label={messages.download} title={item.title} onClick={() => download(item)} />
            </li>
          ))}
        </ul>
      )}
    </ListStateView>
  )
}
