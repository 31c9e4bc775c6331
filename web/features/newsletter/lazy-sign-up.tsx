'use client'

import { lazyComponent } from '@/ui/lazy-component.tsx'

export const LazySignUp = lazyComponent(async () => (await import('./sign-up.tsx')).SignUp)
