'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { VideoPlayer } from './video-player.tsx'

const Loaded = lazyComponent(async () => (await import('./video-player.tsx')).VideoPlayer)

export function LazyVideoPlayer(props: ComponentProps<typeof VideoPlayer>) {
  return <Loaded {...props} />
}
