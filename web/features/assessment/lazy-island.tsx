'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/ui/on-demand.ts'
import type { AssessmentIsland } from './assessment-island.tsx'

const Loaded = onDemand(async () => (await import('./assessment-island.tsx')).AssessmentIsland)

export function LazyIsland(props: ComponentProps<typeof AssessmentIsland>) {
  return <Loaded {...props} />
}
