'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { Overlay } from './overlay.tsx'

// Imported on use: an import at the top would ship the editing overlay, 200 KB, to every visitor.
const Loaded = lazy(() => import('./overlay.tsx').then((module) => ({ default: module.Overlay })))

export function LazyOverlay(props: ComponentProps<typeof Overlay>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
