'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyDemoPlayback = lazyComponent(async () => (await import('./demo-playback.tsx')).DemoPlayback)
