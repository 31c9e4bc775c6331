'use client'

import { onDemand } from '@/ui/on-demand.ts'

export const LazySignUp = onDemand(async () => (await import('./sign-up.tsx')).SignUp)
