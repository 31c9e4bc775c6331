'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/ui/on-demand.ts'
import type { PlaybookTabs } from './playbook-tabs.tsx'

const Loaded = onDemand(async () => (await import('./playbook-tabs.tsx')).PlaybookTabs)

export function LazyTabs(props: ComponentProps<typeof PlaybookTabs>) {
  return <Loaded {...props} />
}
