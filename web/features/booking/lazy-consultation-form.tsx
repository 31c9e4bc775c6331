'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazyConsultationForm = lazyComponent(
  async () => (await import('./consultation-form.tsx')).ConsultationForm,
)
