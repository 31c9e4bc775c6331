import type { Download } from '@/backend/downloads.ts'
import { openFile } from '@/ui/open-file.ts'

export type Delivery = 'started' | 'no-file' | 'failed'

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
