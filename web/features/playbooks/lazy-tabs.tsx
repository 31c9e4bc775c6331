'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { PlaybookTabs } from './playbook-tabs.tsx'

const Loaded = lazyComponent(async () => (await import('./playbook-tabs.tsx')).PlaybookTabs)

export function LazyTabs(props: ComponentProps<typeof PlaybookTabs>) {
  return <Loaded {...props} />
}
