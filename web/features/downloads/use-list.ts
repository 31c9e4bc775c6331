import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { useCallback, useEffect, useState } from 'react'
import type * as downloads from '@/backend/downloads.ts'

/** Queries a list; must not change while its component is mounted. */
export type ReadList<Item> = (
  backend: typeof downloads,
  locale: LocaleId,
) => Promise<downloads.ListResult<Item>>

export type ListState<Item> = { status: 'loading' } | downloads.ListResult<Item>

/** Rows of the database; `reload` queries them again. */
export function useList<Item>(
  locale: LocaleId,
  read: ReadList<Item>,
): { list: ListState<Item>; reload: () => void } {
  const [list, setList] = useState<ListState<Item>>({ status: 'loading' })

  const reload = useCallback(async () => {
    setList({ status: 'loading' })
    const result = await import('@/backend/downloads.ts')
      .then((backend) => read(backend, locale))
      .catch(() => null)
    setList(result ?? { status: 'unavailable' })
  }, [read, locale])

  useEffect(() => void reload(), [reload])

  return { list, reload }
}
