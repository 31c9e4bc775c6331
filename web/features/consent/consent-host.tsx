'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ConsentProps } from './get-consent.ts'

type Panel = ComponentType<{ pageViews: boolean }>

/** Loads what asks for consent, where there is something to ask for. Nothing of it is in the first load of a page. */
export function ConsentHost({ consent }: { consent: ConsentProps | null }) {
  const [Consent, setConsent] = useState<ComponentType<ConsentProps> | null>(null)
  const [DebugPanel, setDebugPanel] = useState<Panel | null>(null)
  const asks = consent !== null

  useEffect(() => {
    // Where it does not load, nothing is measured.
    if (asks) import('./consent.tsx').then((loaded) => setConsent(() => loaded.Consent)).catch(() => {})
  }, [asks])

  useEffect(() => {
    // Read by name: the bundler puts a constant in its place, and leaves the rest out of what visitors load.
    if (process.env.NODE_ENV !== 'development' || !location.search.includes('debug=analytics')) return
    import('./debug-panel.tsx').then((loaded) => setDebugPanel(() => loaded.DebugPanel))
  }, [])

  return (
    <>
      {Consent && consent && <Consent {...consent} />}
      {DebugPanel && <DebugPanel pageViews={!asks} />}
    </>
  )
}
