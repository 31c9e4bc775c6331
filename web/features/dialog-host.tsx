'use client'

import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { track } from '@/analytics/track.ts'
import { type DialogRequest, onDialogRequest } from '@/ui/dialog/dialog-requests.ts'
import type { LoadedDialog } from './dialogs.tsx'

/** A request whose name comes from a page and may be unknown. */
type Request = Omit<DialogRequest, 'name'> & { name: string }
type OpenDialog = { request: Request; Component: LoadedDialog }

/** Most visits open no dialog, so its code loads when the pointer reaches a link to one. */
const loadDialogs = () => import('./dialogs.tsx').catch(() => null)

/** Opens the dialogs of links and features over the page. If one doesn't load, the link is followed. */
export function DialogHost({ locale }: { locale: LocaleId }) {
  const [current, setCurrent] = useState<OpenDialog | null>(null)
  const latest = useRef<Request>(undefined)
  const path = usePathname()
  const close = useCallback(() => setCurrent(null), [])

  // Following a link in a dialog closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new path.
  useEffect(close, [path])

  useEffect(() => {
    const controller = new AbortController()
    const open = async (request: Request) => {
      latest.current = request
      const Component = await loadDialogs()
        .then((loaded) => loaded?.loadDialog(request.name, locale))
        .catch(() => null)
      if (latest.current !== request) return // another one was requested in the meantime
      if (Component) setCurrent({ request, Component })
      else request.onUnavailable?.()
    }
    const openFromLink = (event: MouseEvent) => {
      const link = dialogLink(event)
      const name = link?.dataset.dialog
      const wantsBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || !name || wantsBrowser) return
      event.preventDefault()
      event.stopPropagation()
      link.ariaBusy = 'true'
      const follow = () => location.assign(link.href)
      if (link.dataset.source) track({ name: 'button_click', button: link.dataset.source })
      open({ name, source: link.dataset.source ?? 'direct', onUnavailable: follow }).finally(() => {
        link.ariaBusy = null
      })
    }
    const prepare = (event: Event) => {
      if (dialogLink(event)) loadDialogs()
    }
    onDialogRequest(open, controller.signal)
    for (const pointedAt of ['pointerover', 'focusin'])
      window.addEventListener(pointedAt, prepare, { signal: controller.signal, passive: true })
    window.addEventListener('click', openFromLink, { signal: controller.signal, capture: true })
    return () => controller.abort()
  }, [locale])

  if (!current) return null
  const { Component, request } = current
  return (
    <Component
      key={request.name}
      locale={locale}
      source={request.source}
      onDone={() => request.onDone?.()}
      onClose={close}
    />
  )
}

function dialogLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null
}
