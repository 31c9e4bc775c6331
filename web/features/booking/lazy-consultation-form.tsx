'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { ConsultationForm } from './consultation-form.tsx'

const Loaded = lazyComponent(async () => (await import('./consultation-form.tsx')).ConsultationForm)

export function LazyConsultationForm(props: ComponentProps<typeof ConsultationForm>) {
  return <Loaded {...props} />
}
