'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { CodeForm } from './code-form.tsx'

const Loaded = lazyComponent(async () => (await import('./code-form.tsx')).CodeForm)

export function LazyCodeForm(props: ComponentProps<typeof CodeForm>) {
  return <Loaded {...props} />
}
