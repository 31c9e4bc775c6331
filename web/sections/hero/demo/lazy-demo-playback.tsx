'use client'

import { lazyComponent } from '@/ui/lazy-component.ts'

const Loaded = lazyComponent(async () => (await import('./demo-playback.tsx')).DemoPlayback)

export function LazyDemoPlayback() {
  return <Loaded />
}
