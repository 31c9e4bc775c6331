'use client'

import { lazyComponent } from '@/ui/lazy-component.ts'

const Loaded = lazyComponent(async () => (await import('./show-logos.tsx')).ShowLogos)

export function LazyShowLogos() {
  return <Loaded />
}
