'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyIsland = lazyComponent(
  async () => (await import('./assessment-island.tsx')).AssessmentIsland,
)
