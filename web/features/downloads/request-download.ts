import { track } from '@/analytics/track.ts'
import type { Download } from '@/backend/downloads.ts'
import { requestDialog } from '@/ui/dialog/dialog-requests.ts'
import { openFile } from '@/ui/open-file.ts'
import { clearToasts, showToast, toastSeconds } from '@/ui/toast/toast.ts'
import type { ListMessages } from './get-messages.ts'

type RequestedDownload = Pick<Download, 'id' | 'table' | 'title' | 'type' | 'fileUrl'>

/** Until the page is closed: a visitor who signed up isn't asked again for the next file. */
let isSignedUp = false

/**
 * Handles a click on a download: first the newsletter, then the file (spec section 4). If there is no file, the
 * newsletter isn't shown; if the newsletter doesn't load, the file opens without it.
 */
export function requestDownload(download: RequestedDownload, messages: ListMessages): void {
  clearToasts()
  const start = () => startDownload(download, messages)
  if (!download.fileUrl || isSignedUp) {
    start()
    return
  }
  const onDone = () => {
    isSignedUp = true
    start()
  }
  if (!requestDialog({ name: 'newsletter', source: 'download', onDone, onUnavailable: start })) start()
}

function startDownload(download: RequestedDownload, messages: ListMessages): void {
  const result = deliver(download, async (id, table) => {
    const backend = await import('@/backend/downloads.ts').catch(() => null)
    await backend?.countDownload(id, table)
  })
  if (result === 'started') {
    const { title, type } = download
    track({ name: 'file_downloaded', resource_name: title, resource_type: type || 'guide' })
    say('good', {
      ...messages.started,
      text: messages.started.text.replace('{file}', () => title),
    })
  } else say('wrong', result === 'no-file' ? messages.noFile : messages.failed)

  function say(tone: 'good' | 'wrong', message: { title: string; text: string }) {
    showToast({ ...message, tone, seconds: toastSeconds[tone] }, messages.close)
  }
}

type Delivery = 'started' | 'no-file' | 'failed'

/**
 * Counts a download and opens its file immediately, so that the browser treats the new tab as opened by the visitor.
 * Doesn't wait for `count`.
 */
export function deliver(
  { id, table, fileUrl }: Pick<Download, 'id' | 'table' | 'fileUrl'>,
  count: (id: string, table: Download['table']) => Promise<void>,
  open: (url: string) => void = openFile,
): Delivery {
  if (!fileUrl) return 'no-file'
  void count(id, table)
  try {
    open(fileUrl)
    return 'started'
  } catch {
    return 'failed'
  }
}
