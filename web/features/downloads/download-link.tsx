import type { Download } from '@/backend/downloads.ts'
import type { ListMessages } from './get-messages.ts'

const className = 'button-secondary cursor-pointer justify-self-start'

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
      <a href={fileUrl} download data-download={data} className={className}>
        {label}
      </a>
    )
  }
  return (
    <>
      <button type="button" data-download={data} className={`${className} noscript:hidden`}>
        {label}
      </button>
      <p className="hidden text-muted text-small noscript:block">{messages.noFile.text}</p>
    </>
  )
}
