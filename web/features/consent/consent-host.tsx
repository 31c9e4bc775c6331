'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ConsentProps } from './get-consent.ts'

type Panel = ComponentType<{ pageViews: boolean }>

/** Loads the consent banner if any analytics service is set up. None of it is part of a page's first load. */
export function ConsentHost({ consent }: { consent: ConsentProps | null }) {
  const [Consent, setConsent] = useState<ComponentType<ConsentProps> | null>(null)
  const [DebugPanel, setDebugPanel] = useState<Panel | null>(null)
  const needsConsent = consent !== null

  useEffect(() => {
    // If it doesn't load, nothing is measured.
    if (needsConsent)
      import('./consent.tsx').then((loaded) => setConsent(() => loaded.Consent)).catch(() => {})
  }, [needsConsent])

  useEffect(() => {
    // Read by its full name: the bundler replaces it with a constant and drops the rest from the visitors' bundle.
    if (process.env.NODE_ENV !== 'development' || !location.search.includes('debug=analytics')) return
    import('./debug-panel.tsx').then((loaded) => setDebugPanel(() => loaded.DebugPanel))
  }, [])

  return (
    <>
      {Consent && consent && <Consent {...consent} />}
      {DebugPanel && <DebugPanel pageViews={!needsConsent} />}
    </>
  )
}
