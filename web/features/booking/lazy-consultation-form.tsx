'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/ui/on-demand.ts'
import type { ConsultationForm } from './consultation-form.tsx'

const Loaded = onDemand(async () => (await import('./consultation-form.tsx')).ConsultationForm)

export function LazyConsultationForm(props: ComponentProps<typeof ConsultationForm>) {
  return <Loaded {...props} />
}
