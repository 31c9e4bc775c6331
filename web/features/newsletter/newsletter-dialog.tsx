'use client'

import { useEffect, useState } from 'react'
import { Dialog } from '@/ui/dialog/dialog.tsx'
import type { DialogProps } from '@/ui/dialog/dialog-requests.ts'
import type { NewsletterDialogData } from './get-dialog-data.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { SubscribeResult } from './subscribe.ts'
import { Welcome } from './welcome.tsx'

/** How long the welcome stays, in milliseconds (spec section 9: newsletter modal auto-close). */
const welcomeFor = 2_000

/**
 * The newsletter's form in a dialog, before a download for example. An address that is on the list already stays on the
 * form, as the spec has it; the way on opens beside it, since whoever has signed up once owes nothing more.
 */
export function NewsletterDialog({
  data,
  locale,
  source,
  onDone,
  onClose,
}: DialogProps<NewsletterDialogData>) {
  const [result, setResult] = useState<SubscribeResult | null>(null)
  const { messages } = data
  const isDownload = source === 'download'
  const isSubscribed = result === 'subscribed'

  useEffect(() => {
    if (!isSubscribed) return
    const timer = setTimeout(onClose, welcomeFor)
    return () => clearTimeout(timer)
  }, [isSubscribed, onClose])

  function onResult(next: SubscribeResult) {
    setResult(next)
    if (next === 'subscribed') onDone()
  }

  function goOn() {
    onDone()
    onClose()
  }

  return (
    <Dialog title={data.title} closeLabel={messages.close} onClose={onClose}>
      {isSubscribed ? (
        <Welcome {...messages.results.subscribed} />
      ) : (
        <div className="grid gap-6">
          <p>{isDownload ? data.downloadLead : data.lead}</p>
          <NewsletterForm locale={locale} messages={messages} source="newsletter_modal" onResult={onResult} />
          {isDownload && (result === 'known' || result === 'partial') && (
            <button
              type="button"
              className="button-secondary cursor-pointer justify-self-start"
              onClick={goOn}
            >
              {data.goOn}
            </button>
          )}
        </div>
      )}
    </Dialog>
  )
}
