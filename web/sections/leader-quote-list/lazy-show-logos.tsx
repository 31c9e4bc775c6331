'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyShowLogos = lazyComponent(async () => (await import('./show-logos.tsx')).ShowLogos)
