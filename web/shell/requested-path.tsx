'use client'

import { useEffect, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** The path that was asked for in vain, known in the browser only: one page is made for all of them. */
export function RequestedPath({ label }: { label: string }) {
  const path = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '',
  )

  useEffect(() => {
    if (path) console.warn(`Page not found: ${path}`)
  }, [path])

  return (
    <p className="min-h-[1.6em] text-muted [@media(scripting:none)]:hidden">
      {path && (
        <>
          {label} <code className="font-semibold wrap-anywhere text-ink">{readable(path)}</code>
        </>
      )}
    </p>
  )
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // not every address is well encoded
  }
}
