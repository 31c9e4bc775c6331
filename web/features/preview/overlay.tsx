'use client'

import { useRouter } from 'next/navigation'
import { useIsPresentationTool } from 'next-sanity/hooks'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect } from 'react'

/** Click-to-edit in the Studio's preview, and a fresh page on every change of a draft. */
export function Overlay() {
  const router = useRouter()
  const connected = useIsPresentationTool()

  // What was typed before the Studio and the page found each other was announced to nobody.
  useEffect(() => {
    if (connected) router.refresh()
  }, [connected, router])

  return <VisualEditing refresh={async () => router.refresh()} />
}
