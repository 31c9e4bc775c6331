'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyCalculator = lazyComponent(async () => (await import('./calculator.tsx')).Calculator)
