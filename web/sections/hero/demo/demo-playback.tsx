'use client'

import { useEffect } from 'react'

/** Loads the code that operates the page's demo, once the page runs. Renders nothing. */
export function DemoPlayback() {
  useEffect(() => {
    const controller = new AbortController()
    import('./play-demo.ts').then(
      ({ playDemo }) => controller.signal.aborted || playDemo(controller.signal),
      () => {},
    )
    return () => controller.abort()
  }, [])
  return null
}
