import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type * as downloads from '@/backend/downloads.ts'

/** Reads a list; constant for as long as its component is shown. */
export type ReadList<Item> = (
  backend: typeof downloads,
  locale: LocaleId,
) => Promise<downloads.ListResult<Item>>

export type ListState<Item> = { status: 'loading' } | downloads.ListResult<Item>

/** Rows of the database, read when their place on the page comes near; `reload` reads them again. */
export function useList<Item>(
  place: RefObject<HTMLElement | null>,
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

  useEffect(() => {
    const element = place.current
    if (!element) return
    // Half a screen ahead, so that most visitors never see the placeholders.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        reload()
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, reload])

  return { list, reload }
}
