'use client'

import { onDemand } from '@/ui/on-demand.ts'

export const LazyConsultationForm = onDemand(
  async () => (await import('./consultation-form.tsx')).ConsultationForm,
)
