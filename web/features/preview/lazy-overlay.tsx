'use client'

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { Overlay } from './overlay.tsx'

/**
 * The overlay, imported on use: an import at the top would ship 200 KB to every visitor. Only in the browser and without
 * `Suspense`: if the server were slow to load it, React would insert it with inline scripts, which the
 * Content-Security-Policy blocks.
 */
export function LazyOverlay(props: ComponentProps<typeof Overlay>) {
  const [Loaded, setLoaded] = useState<ComponentType<typeof props>>()
  useEffect(() => {
    import('./overlay.tsx').then((module) => setLoaded(() => module.Overlay))
  }, [])
  return Loaded && <Loaded {...props} />
}
