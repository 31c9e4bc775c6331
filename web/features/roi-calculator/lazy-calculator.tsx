'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/ui/on-demand.ts'
import type { Calculator } from './calculator.tsx'

const Loaded = onDemand(async () => (await import('./calculator.tsx')).Calculator)

export function LazyCalculator(props: ComponentProps<typeof Calculator>) {
  return <Loaded {...props} />
}
