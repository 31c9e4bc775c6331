'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyList = lazyComponent(async () => (await import('./client-list.tsx')).ClientList)
