'use client'

import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ListUnavailable } from './list-unavailable.tsx'
import type { RowsProps } from './rows-props.ts'

type Rows = ComponentType<RowsProps>

const lists = {
  resources: async (): Promise<Rows> => (await import('./resource-rows.tsx')).ResourceRows,
  guides: async (): Promise<Rows> => (await import('./guide-rows.tsx')).GuideRows,
  webinars: async (): Promise<Rows> => (await import('./webinar-rows.tsx')).WebinarRows,
}

/** A list whose code comes when its place on the page comes near: no other page pays for it. */
export function LazyList({ list, ...props }: RowsProps & { list: keyof typeof lists }) {
  const place = useRef<HTMLDivElement>(null)
  const { Rows, isUnavailable, load } = useRows(place, list)
  if (Rows) return <Rows {...props} />
  return (
    <div ref={place}>
      {isUnavailable ? <ListUnavailable messages={props.messages} onRetry={load} /> : props.skeletons}
    </div>
  )
}

function useRows(place: RefObject<HTMLElement | null>, list: keyof typeof lists) {
  const [Rows, setRows] = useState<Rows | null>(null)
  const [isUnavailable, setUnavailable] = useState(false)
  const load = useCallback(() => {
    setUnavailable(false)
    lists[list]().then(
      (Loaded) => setRows(() => Loaded),
      () => setUnavailable(true),
    )
  }, [list])

  useEffect(() => {
    const element = place.current
    if (!element) return
    // Half a screen ahead, so that most visitors never see the placeholders.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load()
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, load])

  return { Rows, isUnavailable, load }
}
