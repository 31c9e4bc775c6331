'use client'

import { lazy, Suspense } from 'react'

// Imported on use: an import at the top would ship the editing overlay, 200 KB, to every visitor.
const Loaded = lazy(() => import('./overlay.tsx').then((module) => ({ default: module.Overlay })))

export function LazyOverlay() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  )
}
