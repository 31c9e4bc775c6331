'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { arrive, leave, rememberWayBack } from './scrolling.ts'

/** Scrolls as the specification says after each navigation. Shows nothing; stands in the layout, to outlive the pages. */
export function Travel() {
  const path = usePathname()
  useLayoutEffect(() => arrive(path), [path])
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('click', leave, { signal: listening.signal, capture: true })
    window.addEventListener('popstate', rememberWayBack, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return null
}
