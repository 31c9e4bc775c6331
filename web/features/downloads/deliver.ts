import type { Download } from '@/backend/downloads.ts'
import { openFile } from '@/ui/open-file.ts'

export type Delivery = 'started' | 'no-file' | 'failed'

/**
 * Counts a download and opens its file, at once, so that the browser still takes the new tab for the visitor's own doing.
 * `count` is not waited for.
 */
export function deliver(
  { id, table, fileUrl }: Pick<Download, 'id' | 'table' | 'fileUrl'>,
  count: (id: string, table: Download['table']) => Promise<void>,
  open: (address: string) => void = openFile,
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
