'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/ui/on-demand.ts'
import type { VideoPlayer } from './video-player.tsx'

const Loaded = onDemand(async () => (await import('./video-player.tsx')).VideoPlayer)

export function LazyVideoPlayer(props: ComponentProps<typeof VideoPlayer>) {
  return <Loaded {...props} />
}
