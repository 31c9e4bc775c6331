'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyTabs = lazyComponent(async () => (await import('./playbook-tabs.tsx')).PlaybookTabs)
