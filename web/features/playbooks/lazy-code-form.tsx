'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/ui/on-demand.ts'
import type { CodeForm } from './code-form.tsx'

const Loaded = onDemand(async () => (await import('./code-form.tsx')).CodeForm)

export function LazyCodeForm(props: ComponentProps<typeof CodeForm>) {
  return <Loaded {...props} />
}
