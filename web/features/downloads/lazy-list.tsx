'use client'

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { RowsProps } from './rows-props.ts'

type Rows = ComponentType<RowsProps>

const lists = {
  resources: async (): Promise<Rows> => (await import('./resource-rows.tsx')).ResourceRows,
  guides: async (): Promise<Rows> => (await import('./guide-rows.tsx')).GuideRows,
  webinars: async (): Promise<Rows> => (await import('./webinar-rows.tsx')).WebinarRows,
}

/** How long the page must not scroll before a list loads, in milliseconds. */
const restMs = 150

type LazyListProps = RowsProps & {
  list: keyof typeof lists
  /** Shown if its code doesn't load. */
  unavailable: ReactNode
}

/** A list whose code loads when its place on the page comes near, so that no other page pays for it. */
export function LazyList({ list, unavailable, ...props }: LazyListProps) {
  const place = useRef<HTMLDivElement>(null)
  const { Rows, isUnavailable } = useRows(place, list)
  if (Rows) return <Rows {...props} />
  return <div ref={place}>{isUnavailable ? unavailable : props.skeletons}</div>
}

function useRows(place: RefObject<HTMLElement | null>, list: keyof typeof lists) {
  const [Rows, setRows] = useState<Rows | null>(null)
  const [isUnavailable, setUnavailable] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    // Loads half a screen ahead, so that most visitors never see placeholders. Not while the page scrolls, for example
    // to an anchor: rows are taller than placeholders and would shift the target.
    let timer = 0
    const loadAtRest = (position: number) => {
      if (window.scrollY !== position) return wait()
      observer.disconnect()
      lists[list]().then(
        (Loaded) => setRows(() => Loaded),
        () => setUnavailable(true),
      )
    }
    const wait = () => {
      timer = window.setTimeout(loadAtRest, restMs, window.scrollY)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) wait()
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [place, list])

  return { Rows, isUnavailable }
}
