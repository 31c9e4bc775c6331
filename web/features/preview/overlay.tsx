'use client'

import { useRouter } from 'next/navigation'
import { useIsPresentationTool } from 'next-sanity/hooks'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect } from 'react'
import { useTypedDraft } from './use-typed-draft.ts'

/** When to refresh again after connecting, in milliseconds. */
const settlingDelays = [0, 2_000, 6_000]

/** Click-to-edit in the Studio's preview, and a refreshed page on every change of a draft. */
export function Overlay() {
  const router = useRouter()
  const connected = useIsPresentationTool()
  useTypedDraft()

  // Changes made while Studio and page were connecting were reported to nobody.
  useEffect(() => {
    if (!connected) return
    const timers = settlingDelays.map((delay) => setTimeout(() => router.refresh(), delay))
    return () => timers.forEach(clearTimeout)
  }, [connected, router])

  return <VisualEditing refresh={async () => router.refresh()} />
}
