'use client'

import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { track } from '@/analytics/track.ts'
import { type DialogRequest, onDialogRequest, type Prefill } from '@/ui/dialog/dialog-requests.ts'
import type { LoadedDialog } from './dialogs.tsx'

/** A request whose name comes from a page and may be unknown. */
type Request = Omit<DialogRequest, 'name'> & { name: string; isWithinDialog?: boolean; prefill?: Prefill }
type OpenDialog = { request: Request; Component: LoadedDialog }

/** Most visits open no dialog, so its code loads when the pointer reaches a link to one. */
const loadDialogs = () => import('./dialogs.tsx').catch(() => null)

/** Opens the dialogs of links and features over the page. If one doesn't load, the link is followed. */
export function DialogHost({ locale }: { locale: LocaleId }) {
  // The last one is in front. A link within a dialog opens another one over it, so that closing returns there.
  const [dialogs, setDialogs] = useState<OpenDialog[]>([])
  const latest = useRef<Request>(undefined)
  const path = usePathname()
  const close = useCallback((request: Request) => {
    setDialogs((open) => open.filter((dialog) => dialog.request !== request))
  }, [])

  // Following a link closes all, and nothing that still loads opens over the new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new path.
  useEffect(() => {
    latest.current = undefined
    setDialogs([])
  }, [path])

  useEffect(() => {
    const controller = new AbortController()
    const open = async (request: Request) => {
      latest.current = request
      const Component = await loadDialogs()
        .then((loaded) => loaded?.loadDialog(request.name, locale))
        .catch(() => null)
      if (latest.current !== request) return // another one was requested in the meantime
      if (!Component) return request.onUnavailable?.()
      const opened = { request, Component }
      setDialogs((open) => (request.isWithinDialog ? [...open, opened] : [opened]))
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
      const isWithinDialog = link.closest('dialog') !== null
      const source = link.dataset.source ?? 'direct'
      const prefill = Object.fromEntries(new URLSearchParams(link.dataset.prefill))
      open({ name, source, isWithinDialog, prefill, onUnavailable: follow }).finally(() => {
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

  return dialogs.map(({ Component, request }) => (
    <Shown key={request.name} Component={Component} locale={locale} request={request} onClose={close} />
  ))
}

type ShownProps = OpenDialog & { locale: LocaleId; onClose: (request: Request) => void }

function Shown({ Component, request, locale, onClose }: ShownProps) {
  const close = useCallback(() => onClose(request), [onClose, request])
  return (
    <Component
      locale={locale}
      source={request.source}
      prefill={request.prefill ?? {}}
      onDone={() => request.onDone?.()}
      onClose={close}
    />
  )
}

function dialogLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null
}
