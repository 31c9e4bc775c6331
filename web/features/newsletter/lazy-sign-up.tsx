'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/ui/lazy-component.ts'
import type { SignUp } from './sign-up.tsx'

const Loaded = lazyComponent(async () => (await import('./sign-up.tsx')).SignUp)

export function LazySignUp(props: ComponentProps<typeof SignUp>) {
  return <Loaded {...props} />
}
