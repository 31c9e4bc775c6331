'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { lazyComponent } from '@/ui/lazy-component.tsx'
import type { ListMessages } from './get-messages.ts'

/**
 * Handles clicks on the downloads of a list, which are plain links to files. The code for it loads on the first click; if
 * it doesn't, the link is followed.
 */
export function DownloadClicks({ messages, children }: { messages: ListMessages; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    const request = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-download]') : null
      const download = link?.dataset.download
      if (!download || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      import('./request-download.ts').then(
        ({ requestDownload }) => requestDownload(JSON.parse(download), messages),
        () => link instanceof HTMLAnchorElement && location.assign(link.href),
      )
    }
    list.current?.addEventListener('click', request, { signal: controller.signal })
    return () => controller.abort()
  }, [messages])
  return <div ref={list}>{children}</div>
}

export const LazyList = lazyComponent(async () => (await import('./client-list.tsx')).ClientList)
