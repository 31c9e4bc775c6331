import type { Download } from '@/backend/downloads.ts'
import { BookOpenIcon, CalculatorIcon, FileTextIcon, VideoIcon } from '@/ui/icons.tsx'
import { DownloadLink, EmptyList, FilePreview, hasPreview, type RowsProps, rowAnchor } from './rows.tsx'

/** The tools and templates as ruled rows. */
export function ResourceRows({ items, messages }: RowsProps<Download>) {
  if (items.length === 0) return <EmptyList text={messages.empty} />
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.id}
          id={rowAnchor(item.id)}
          className="grid scroll-mt-28 gap-x-8 gap-y-4 border-t border-line py-8 last:border-b sm:grid-cols-[14rem_1fr] sm:items-start lg:grid-cols-[14rem_1fr_auto]"
        >
          <div className="relative max-w-80">
            <FilePreview file={item.fileUrl} className="w-full rounded border" />
            <ResourceIcon
              name={item.icon}
              className={hasPreview(item.fileUrl) ? 'absolute right-2 bottom-2 size-11' : 'size-14'}
            />
          </div>
          <div>
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-1 text-muted text-small">{messages.types[item.type] ?? item.type}</p>
            <p className="mt-3 max-w-[60ch]">{item.description}</p>
          </div>
          <div className="sm:col-start-2 lg:col-start-auto">
            <DownloadLink download={item} messages={messages} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The icons by their name in the database. */
const icons: Record<string, typeof FileTextIcon | undefined> = {
  Calculator: CalculatorIcon,
  BookOpen: BookOpenIcon,
  FileText: FileTextIcon,
  Video: VideoIcon,
}

/** The icon of a resource; a sheet of paper if it has none, which is the database's default. */
function ResourceIcon({ name, className }: { name: string; className: string }) {
  const NamedIcon = icons[name] ?? FileTextIcon
  return (
    <span className={`grid place-items-center rounded bg-foam text-tide ${className}`}>
      <NamedIcon className="size-1/2" />
    </span>
  )
}
