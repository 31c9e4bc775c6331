'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { Calculator } from './calculator.tsx'

const Loaded = lazyComponent(async () => (await import('./calculator.tsx')).Calculator)

export function LazyCalculator(props: ComponentProps<typeof Calculator>) {
  return <Loaded {...props} />
}
