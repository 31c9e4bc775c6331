'use client'

import { onDemand } from '@/ui/on-demand.ts'

export const LazyCalculator = onDemand(async () => (await import('./calculator.tsx')).Calculator)
