'use client'

import { useEffect, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** The path that doesn't exist. Only the browser knows it: one rendered page serves all of them. */
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
    return path // not every URL is encoded correctly
  }
}
