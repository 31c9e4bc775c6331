'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyVideoPlayer = lazyComponent(async () => (await import('./video-player.tsx')).VideoPlayer)
