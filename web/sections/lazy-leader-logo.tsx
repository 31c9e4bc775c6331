'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/ui/on-demand.ts'
import type { LeaderLogo } from './leader-logo.tsx'

const Loaded = onDemand(async () => (await import('./leader-logo.tsx')).LeaderLogo)

export function LazyLeaderLogo(props: ComponentProps<typeof LeaderLogo>) {
  return <Loaded {...props} />
}
