'use client'

import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@/ui/dialog/dialog.tsx'
import type { RequestMessages } from './get-playbook-messages.ts'
import type { PlaybookContent } from './playbook-content.ts'
import { RequestForm } from './request-form.tsx'

export type RequestDialogProps = {
  playbook: PlaybookContent
  locale: LocaleId
  messages: RequestMessages
  onClose: () => void
}

/** Asks for name and email, requests the playbook, and confirms it. */
export function RequestDialog({ playbook, locale, messages, onClose }: RequestDialogProps) {
  const [sent, setSent] = useState(false)
  return (
    <Dialog title={messages.title} closeLabel={messages.close} onClose={onClose}>
      {sent ? (
        <Sent messages={messages} onClose={onClose} />
      ) : (
        <RequestForm playbook={playbook} locale={locale} messages={messages} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}

/** Takes the focus, so that screen readers announce it. */
function Sent({ messages, onClose }: Pick<RequestDialogProps, 'messages' | 'onClose'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4 border-l-4 border-tide bg-foam p-6">
      <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {messages.sentTitle}
      </h3>
      <p>{messages.sentText}</p>
      <button type="button" className="button-secondary cursor-pointer justify-self-start" onClick={onClose}>
        {messages.done}
      </button>
    </div>
  )
}
