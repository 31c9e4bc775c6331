'use client'

import { useRouter } from 'next/navigation'
import type { ClientPerspective } from 'next-sanity'
import { useIsPresentationTool, useOptimistic } from 'next-sanity/hooks'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect } from 'react'
import { perspectiveCookieValue, selectedPerspectiveCookie } from '@/security/preview-perspective.ts'
import { type Draft, showDraft } from './show-draft.ts'

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

  /** The server reads the cookie for every query. A list has releases in front of drafts. */
  const showPerspective = async (perspective: ClientPerspective) => {
    const value = perspectiveCookieValue(perspective)
    if ((await cookieStore.get(selectedPerspectiveCookie))?.value === value) return
    // In a frame on another site only a partitioned cookie is kept; without a secure connection there is none.
    const isSecure = location.protocol === 'https:'
    const options = isSecure ? { sameSite: 'none' as const, partitioned: true } : { sameSite: 'lax' as const }
    await cookieStore.set({ name: selectedPerspectiveCookie, value, path: '/', ...options })
    router.refresh()
  }

  return (
    <VisualEditing
      refresh={async () => router.refresh()}
      onPerspectiveChange={(perspective) => void showPerspective(perspective)}
    />
  )
}

/** How long an edit in the page takes precedence over an older page that is still arriving, in milliseconds. */
const ahead = 5_000

/** Shows the Studio's editing state in the page before it is saved and the page re-rendered. */
function useTypedDraft(): void {
  const typed = useOptimistic<{ id: string; document: Draft } | null>(null, (_, { id, document }) => ({
    id,
    document: { ...document },
  }))
  useEffect(() => {
    if (!typed) return
    const show = () => showDraft(document, typed.id, typed.document)
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const timer = setTimeout(() => observer.disconnect(), ahead)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [typed])
}
