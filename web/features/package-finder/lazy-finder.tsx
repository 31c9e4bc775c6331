'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { Finder } from './finder.tsx'

const Loaded = lazyComponent(async () => (await import('./finder.tsx')).Finder)

export function LazyFinder(props: ComponentProps<typeof Finder>) {
  return <Loaded {...props} />
}
