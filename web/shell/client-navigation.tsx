'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { closestLink, internalHref, keepPlace } from '@/links/followed-links.ts'
import {
  moveFocusToAnchor,
  onLinkClick,
  onNavigated,
  onPopstate,
  scrollSmoothly,
  scrollToAnchor,
} from './scrolling.ts'

/** Events that indicate that a link will be followed. */
const intentEvents = ['pointerover', 'touchstart', 'focusin']
/** How long the pointer rests on a link before its page is prefetched, in milliseconds. */
const restingMs = 60

/**
 * Client-side navigation, with the scrolling that the spec requires. Links are plain `<a>`; see
 * docs/decisions/0009-plain-links.md. Renders nothing; it is in the layout, so that it outlives the pages.
 */
export function ClientNavigation() {
  const path = usePathname()
  const router = useRouter()
  useLayoutEffect(() => onNavigated(path), [path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new path.
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-requested-path]')
    if (place)
      import('./not-found/complete-not-found-page.ts')
        .then((page) => page.completeNotFoundPage(place))
        .catch(() => {})
  }, [path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own booking bar and numbers.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const enhance = () => {
      import('./after-first-scroll.ts').then(
        (page) => page.afterFirstScroll(signal),
        () => {},
      )
    }
    addEventListener('scroll', enhance, { passive: true, once: true, signal })
    return () => controller.abort()
  }, [path])

  useEffect(() => {
    const controller = new AbortController()
    const intended = new AbortController()
    const watch = async () => {
      intended.abort()
      const module = await import('./watch-menus.ts').catch(() => null)
      module?.watchMenus(controller.signal)
    }
    for (const intent of intentEvents)
      document.addEventListener(intent, watch, { signal: intended.signal, passive: true })
    return () => {
      intended.abort()
      controller.abort()
    }
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let rest = 0
    const prefetch = (event: Event) => {
      clearTimeout(rest)
      const link = closestLink(event)
      if (link) keepPlace(link, location)
      const href = link && link.pathname !== location.pathname && internalHref(link, location)
      if (href) rest = window.setTimeout(() => router.prefetch(href), restingMs)
    }
    const follow = (event: MouseEvent) => {
      const link = closestLink(event)
      if (link) keepPlace(link, location)
      const wantsBrowser =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const href = wantsBrowser || event.defaultPrevented ? null : link && internalHref(link, location)
      if (!link || !href) return
      event.preventDefault()
      // Already on this page: `onLinkClick` scrolls. Rendering it again would cross-fade it with itself and stop the
      // scrolling.
      if (href === location.pathname + location.search) {
        if (location.hash) history.pushState(null, '', href)
        return
      }
      // The URL has this anchor already, which is no navigation, but the visitor may have scrolled away.
      if (href === location.pathname + location.search + location.hash) return scrollToAnchor(link.hash)
      router.push(href)
      if (link.pathname === location.pathname) moveFocusToAnchor(link.hash)
    }
    document.addEventListener('click', onLinkClick, { signal, capture: true })
    document.addEventListener('click', follow, { signal })
    for (const intent of intentEvents) document.addEventListener(intent, prefetch, { signal, passive: true })
    document.addEventListener('focusin', scrollSmoothly, { signal, once: true })
    window.addEventListener('popstate', onPopstate, { signal })
    // Until now, the browser followed links and posted forms itself; tests of client code wait for this.
    document.documentElement.dataset.scripts = 'running'
    return () => controller.abort()
  }, [router])
  return null
}
