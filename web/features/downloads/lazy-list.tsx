'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { ClientList } from './client-list.tsx'

const Loaded = lazyComponent(async () => (await import('./client-list.tsx')).ClientList)

export function LazyList(props: ComponentProps<typeof ClientList>) {
  return <Loaded {...props} />
}
