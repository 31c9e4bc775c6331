'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { addressWithin, linkOf } from './links.ts'
import { arrive, leave, rememberWayBack } from './scrolling.ts'

/** What announces that a link is about to be followed. */
const intents = ['pointerover', 'touchstart', 'focusin']

/**
 * Leads from page to page without loading the site anew, and scrolls as the specification says after each navigation.
 * Links are plain `<a>`, see docs/decisions/0009-plain-links.md. Shows nothing; stands in the layout, to outlive the pages.
 */
export function Travel() {
  const path = usePathname()
  const router = useRouter()
  useLayoutEffect(() => arrive(path), [path])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const addressOf = (event: Event) => {
      const link = linkOf(event)
      return link && addressWithin(link, location.origin)
    }
    const prefetch = (event: Event) => {
      const address = addressOf(event)
      if (address) router.prefetch(address)
    }
    const follow = (event: MouseEvent) => {
      const wantsBrowser =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const address = wantsBrowser || event.defaultPrevented ? null : addressOf(event)
      if (!address) return
      event.preventDefault()
      router.push(address)
    }
    document.addEventListener('click', leave, { signal, capture: true })
    document.addEventListener('click', follow, { signal })
    for (const intent of intents) document.addEventListener(intent, prefetch, { signal, passive: true })
    window.addEventListener('popstate', rememberWayBack, { signal })
    return () => listening.abort()
  }, [router])
  return null
}
