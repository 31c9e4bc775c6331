'use client'

import { onDemand } from '@/ui/on-demand.ts'

export const LazyIsland = onDemand(async () => (await import('./assessment-island.tsx')).AssessmentIsland)
