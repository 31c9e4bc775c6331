'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { trackPageView } from '@/analytics/start-sending.ts'
import { type AnalyticsEvent, onAnalyticsEvent } from '@/analytics/track.ts'
import { whenTitled } from './when-titled.ts'

/**
 * Lists every event when it is dispatched, newest first, with or without consent. Only in `npm run dev`, at
 * `?debug=analytics`.
 */
export function DebugPanel({ pageViews }: { pageViews: boolean }) {
  const [events, setEvents] = useState<{ number: number; event: AnalyticsEvent }[]>([])
  const path = usePathname()

  useEffect(() => {
    const controller = new AbortController()
    onAnalyticsEvent(
      (event) => setEvents((before) => [{ number: before.length, event }, ...before]),
      controller.signal,
    )
    return () => controller.abort()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new path.
  useEffect(() => {
    if (!pageViews) return
    return whenTitled(trackPageView)
  }, [path, pageViews])

  return (
    <aside
      data-analytics-debug=""
      className="fixed top-28 right-2 z-50 max-h-[50dvh] w-[22rem] overflow-auto border-2 border-signal bg-raised p-3 text-small"
    >
      <ol className="grid gap-2">
        {events.map(({ number, event }) => (
          <li key={number} className="font-mono text-xs break-words whitespace-pre-wrap">
            {JSON.stringify(event, null, 1)}
          </li>
        ))}
      </ol>
    </aside>
  )
}
