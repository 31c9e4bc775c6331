'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyCodeForm = lazyComponent(async () => (await import('./code-form.tsx')).CodeForm)

export const LazyTabs = lazyComponent(async () => (await import('./playbook-tabs.tsx')).PlaybookTabs)
