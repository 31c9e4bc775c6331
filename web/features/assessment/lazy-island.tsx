'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { AssessmentIsland } from './assessment-island.tsx'

const Loaded = lazyComponent(async () => (await import('./assessment-island.tsx')).AssessmentIsland)

export function LazyIsland(props: ComponentProps<typeof AssessmentIsland>) {
  return <Loaded {...props} />
}
