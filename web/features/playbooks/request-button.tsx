'use client'

import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { type ComponentType, useCallback, useState } from 'react'
import { showToast, toastSeconds } from '@/ui/toast/toast.ts'
import type { RequestMessages } from './get-playbook-messages.ts'
import type { PlaybookContent } from './playbook-content.ts'
import type { RequestDialogProps } from './request-dialog.tsx'

type RequestButtonProps = {
  playbook: PlaybookContent
  running: boolean
  /** The form on the page, until this runs. */
  formId: string
  locale: LocaleId
  messages: RequestMessages
}

/** Opens the dialog to request a playbook; the dialog loads on first use. */
export function RequestButton({ playbook, running, formId, locale, messages }: RequestButtonProps) {
  const [dialog, setDialog] = useState<{ Component: ComponentType<RequestDialogProps> } | null>(null)
  const [loading, setLoading] = useState(false)
  const close = useCallback(() => setDialog(null), [])

  async function open() {
    if (loading) return
    setLoading(true)
    const loaded = await import('./request-dialog.tsx').catch(() => null)
    setLoading(false)
    if (loaded) return setDialog({ Component: loaded.RequestDialog })
    const { title, text } = messages.failed
    const toast = { title, text: navigator.onLine ? text : messages.offline, tone: 'wrong' as const }
    showToast({ ...toast, seconds: toastSeconds.wrong }, messages.close)
  }

  if (!running) {
    // The target makes the browser follow the link itself: only then is the form `:target`, which shows it.
    return (
      <a className="button-primary" href={`#${formId}`} target="_self">
        {messages.action}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button-primary"
        aria-haspopup="dialog"
        aria-busy={loading}
        onClick={open}
      >
        {messages.action}
      </button>
      {dialog && <dialog.Component playbook={playbook} locale={locale} messages={messages} onClose={close} />}
    </>
  )
}
