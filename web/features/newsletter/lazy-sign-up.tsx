'use client'

import type { ComponentProps } from 'react'
import { onDemand } from '@/ui/on-demand.ts'
import type { SignUp } from './sign-up.tsx'

const Loaded = onDemand(async () => (await import('./sign-up.tsx')).SignUp)

export function LazySignUp(props: ComponentProps<typeof SignUp>) {
  return <Loaded {...props} />
}
