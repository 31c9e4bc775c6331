import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { previewPath } from '@tidewright/contracts/static-files.ts'
import type { ReactNode } from 'react'
import type { Download } from '@/backend/downloads.ts'
import type { ListMessages } from './get-messages.ts'

/** The rows of a list; the server renders them, or the browser if the server couldn't read them. */
export type RowsProps<Item> = { items: Item[]; locale: LocaleId; messages: ListMessages }

/** The anchor of a row of the lists, for links that lead to it. */
export function rowAnchor(id: string): string {
  return `download-${id}`
}

/** Shown instead of a list without rows. */
export function EmptyList({ text }: { text: string }) {
  return <p className="border-l-4 border-line bg-raised p-6 text-muted">{text}</p>
}

/** Shown instead of a list that is unavailable. `children` lets the visitor try again. */
export function ListUnavailable({ messages, children }: { messages: ListMessages; children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-l-4 border-wrong bg-raised p-6">
      <p>{messages.loadFailed}</p>
      {children}
    </div>
  )
}

/** A picture of what is inside one of the site's own files; nothing for a file from elsewhere. */
export function FilePreview({ file, className = '' }: { file: string | null; className?: string }) {
  if (!hasPreview(file)) return null
  return (
    // biome-ignore lint/performance/noImgElement: it has the right size
    <img
      src={previewPath(file)}
      alt=""
      width={640}
      height={452}
      loading="lazy"
      decoding="async"
      className={`h-auto border-line ${className}`}
    />
  )
}

/** Whether there is a picture of a file: of each that the site serves itself. */
export function hasPreview(file: string | null): file is string {
  return file?.startsWith('/downloads/') ?? false
}

const linkClass = 'button-secondary cursor-pointer justify-self-start'

/** A link to a file, which `DownloadClicks` handles; a button that says so if there is no file yet. */
export function DownloadLink({ download, messages }: { download: Download; messages: ListMessages }) {
  const { id, table, title, type, fileUrl } = download
  const data = JSON.stringify({ id, table, title, type, fileUrl })
  const label = (
    <>
      {messages.download}
      <span className="sr-only">{title}</span>
    </>
  )
  if (fileUrl) {
    return (
      <a href={fileUrl} download data-download={data} className={linkClass}>
        {label}
      </a>
    )
  }
  return (
    <>
      <button type="button" data-download={data} className={`${linkClass} noscript:hidden`}>
        {label}
      </button>
      <p className="hidden text-muted text-small noscript:block">{messages.noFile.text}</p>
    </>
  )
}
