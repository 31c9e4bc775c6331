'use client'

import { useEffect, useState } from 'react'
import { Dialog } from '@/ui/dialog/dialog.tsx'
import type { DialogProps } from '@/ui/dialog/dialog-requests.ts'
import type { NewsletterDialogData } from './get-messages.ts'
import { NewsletterForm, Welcome } from './newsletter-form.tsx'
import type { SubscribeResult } from './subscribe.ts'

/** How long the success view is shown, in milliseconds (spec section 9: newsletter modal auto-close). */
const welcomeFor = 2_000

/**
 * The newsletter form in a dialog, for example before a download. For an email that is already subscribed, the form
 * stays open, as in the spec, with a button to continue.
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
