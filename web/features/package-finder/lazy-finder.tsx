'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyFinder = lazyComponent(async () => (await import('./finder.tsx')).Finder)
