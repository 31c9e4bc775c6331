'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { isMeasurable } from '@/analytics/measured-url.ts'
import { startSending, trackPageView } from '@/analytics/start-sending.ts'
import { track } from '@/analytics/track.ts'
import type { AnalyticsSettings } from '@/content-types.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { type ConsentChoice, readChoice, removeTraces, saysNo, storeChoice } from './consent-choice.ts'
import type { ConsentProps } from './get-consent.ts'
import { whenTitled } from './when-titled.ts'

/** Asks for consent, stores the choice, and measures only with consent. A button with `data-consent` asks again. */
export function Consent({ settings, months, messages, policyPath }: ConsentProps) {
  // The last part stands for what we remember ourselves; when any part changes, visitors are asked again.
  const [hasSignal] = useState(() => saysNo(navigator))
  const ids = `${settings.webAnalytics.id} ${settings.network.id} visit-origin${hasSignal ? ' privacy-signal' : ''}`
  const [choice, setChoice] = useState(() => readChoice(ids, months) ?? (hasSignal ? 'rejected' : null))
  const [isOpen, setOpen] = useState(choice === null)
  const opener = useRef<HTMLElement>(null)
  useMeasuring(settings, choice === 'accepted')
  useButtonClicks(choice === 'accepted')

  useEffect(() => {
    // Of a visit before the browser sent its signal, or written while the page unloaded.
    if (choice === 'rejected') removeTraces()
  }, [choice])

  // Withdrawn in another tab, or on a later page while this one was in the browser's back/forward cache.
  useEffect(() => {
    if (choice !== 'accepted') return
    const controller = new AbortController()
    const { signal } = controller
    const check = () => {
      if (readChoice(ids, months) === 'rejected') stop()
    }
    window.addEventListener('storage', check, { signal })
    window.addEventListener('pageshow', check, { signal })
    return () => controller.abort()
  }, [choice, ids, months])

  useEffect(() => {
    const controller = new AbortController()
    const reopen = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
      if (!button) return
      opener.current = button
      setOpen(true)
    }
    document.addEventListener('click', reopen, { signal: controller.signal })
    return () => controller.abort()
  }, [])

  function choose(chosen: ConsentChoice) {
    storeChoice(chosen, ids)
    if (choice === 'accepted' && chosen === 'rejected') return stop()
    setChoice(chosen)
    setOpen(false)
    opener.current?.focus()
  }

  if (!isOpen) return null
  return (
    <ConsentBanner
      messages={messages}
      policyPath={policyPath}
      choice={choice}
      takesFocus={opener.current !== null}
      onChoose={choose}
    />
  )
}

/** A script that has run can't be unloaded; only a fresh page surely has none. */
function stop() {
  removeTraces()
  location.reload()
}

/** Sends events from the first page that may be measured, starting with a view of it. */
function useMeasuring(settings: AnalyticsSettings, accepted: boolean) {
  const path = usePathname()
  const started = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new path.
  useEffect(() => {
    if (!accepted || !isMeasurable(location.href)) return
    return whenTitled(() => {
      if (!started.current) startSending(settings)
      started.current = true
      trackPageView()
    })
  }, [accepted, path])
}

/**
 * Reports clicks on links that look like buttons, by label. Links with a `data-source` are reported by the dialog that
 * they open.
 */
function useButtonClicks(accepted: boolean) {
  useEffect(() => {
    if (!accepted) return
    const controller = new AbortController()
    const clicked = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a.button-primary, a.button-secondary') : null
      if (link && !link.hasAttribute('data-source'))
        track({ name: 'button_click', button: link.textContent.trim() })
    }
    // In the capture phase, before a handler can stop the event.
    window.addEventListener('click', clicked, { signal: controller.signal, capture: true })
    return () => controller.abort()
  }, [accepted])
}
