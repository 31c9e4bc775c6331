'use client'

import { useRouter } from 'next/navigation'
import type { ClientPerspective } from 'next-sanity'
import { useIsPresentationTool, useOptimistic } from 'next-sanity/hooks'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { perspectiveCookieValue, selectedPerspectiveCookie } from '@/security/preview-perspective.ts'
import { type PreviewVersion, versionPlace } from './preview-versions.ts'
import { type Draft, showDraft } from './show-draft.ts'

/** When to refresh again after connecting, in milliseconds. */
const settlingDelays = [0, 2_000, 6_000]

type Props = {
  /** The accessible name of the menu. */
  label: string
  /** What is shown. */
  perspective: string
  versions: readonly PreviewVersion[]
}

/** Click-to-edit in the Studio's preview, a refreshed page on every change of a draft, and a menu of versions. */
export function Overlay({ label, perspective, versions }: Props) {
  const router = useRouter()
  const connected = useIsPresentationTool()
  const [place, setPlace] = useState<Element | null>(null)
  useTypedDraft()

  useEffect(() => setPlace(document.getElementById(versionPlace)), [])

  // Changes made while Studio and page were connecting were reported to nobody.
  useEffect(() => {
    if (!connected) return
    const timers = settlingDelays.map((delay) => setTimeout(() => router.refresh(), delay))
    return () => timers.forEach(clearTimeout)
  }, [connected, router])

  /** The server reads the cookie for every query. A list has releases in front of drafts. */
  const select = async (selected: ClientPerspective) => {
    const value = perspectiveCookieValue(selected)
    const cookie = await cookieStore.get(selectedPerspectiveCookie)
    // Another window of the preview may have set the cookie; this one then still shows something else.
    if (cookie?.value === value && perspectiveCookieValue(perspective) === value) return
    // In a frame on another site only a partitioned cookie is kept; without a secure connection there is none.
    const isSecure = location.protocol === 'https:'
    const options = isSecure ? { sameSite: 'none' as const, partitioned: true } : { sameSite: 'lax' as const }
    await cookieStore.set({ name: selectedPerspectiveCookie, value, path: '/', ...options })
    router.refresh()
  }

  const shown = versions.find((version) => version.perspective === perspective)?.name
  return (
    <>
      {place && createPortal(isInStudio(connected) ? <b>{shown}</b> : menu(), place)}
      <VisualEditing
        refresh={async () => router.refresh()}
        onPerspectiveChange={(selected) => void select(selected)}
      />
    </>
  )

  function menu() {
    return (
      <select
        // The selection stays until the page shows it.
        key={perspective}
        className="max-w-full rounded border border-current bg-ink px-2 py-1 text-paper"
        aria-label={label}
        defaultValue={perspective}
        onChange={(event) => void select(event.currentTarget.value.split(','))}
      >
        {versions.map((version) => (
          <option key={version.perspective} value={version.perspective}>
            {version.name}
          </option>
        ))}
      </select>
    )
  }
}

/** The Studio shows the preview in a frame, or in a window that connects to it; there its own menu selects the version. */
function isInStudio(connected: boolean | null): boolean {
  return connected !== false || window.parent !== window
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
