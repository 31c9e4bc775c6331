'use client'

import { useRouter } from 'next/navigation'
import { useIsPresentationTool } from 'next-sanity/hooks'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect } from 'react'
import { useTypedDraft } from './use-typed-draft.ts'

/** When to look again after connecting, in milliseconds. */
const settlingDelays = [0, 2_000, 6_000]

/** Click-to-edit in the Studio's preview, and a fresh page on every change of a draft. */
export function Overlay() {
  const router = useRouter()
  const connected = useIsPresentationTool()
  useTypedDraft()

  // What was typed while the Studio and the page were still finding each other was announced to nobody.
  useEffect(() => {
    if (!connected) return
    const timers = settlingDelays.map((delay) => setTimeout(() => router.refresh(), delay))
    return () => timers.forEach(clearTimeout)
  }, [connected, router])

  return <VisualEditing refresh={async () => router.refresh()} />
}
