'use client'

import { useEffect, useState } from 'react'
import { Dialog } from '@/ui/dialog/dialog.tsx'
import type { DialogProps } from '@/ui/dialog/dialog-requests.ts'
import { ConsultationSuccess } from './consultation-success.tsx'
import type { ConsultationDialogData } from './get-messages.ts'
import { LeadForm } from './lead-form.tsx'
import { sendConsultation } from './send-consultation.ts'
import { useLeadForm } from './use-lead-form.ts'

/** How long the success view is shown, in milliseconds (spec section 9: success view reset). */
const successMs = 10_000

/**
 * The short booking form in a dialog. After sending, it shows the success view for ten seconds, then closes. Closing
 * resets it.
 */
export function ConsultationDialog({
  data,
  locale,
  source,
  onDone,
  onClose,
}: DialogProps<ConsultationDialogData>) {
  const { title, lead, messages } = data
  const [sent, setSent] = useState(false)
  const form = useLeadForm({
    messages,
    send: async (values, element) => {
      const result = await sendConsultation({ ...values, locale }, element, source)
      if (!result) {
        setSent(true)
        onDone()
      }
      return result
    },
  })
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(onClose, successMs)
    return () => clearTimeout(timer)
  }, [sent, onClose])

  return (
    <Dialog title={title} closeLabel={messages.close} onClose={onClose}>
      {sent ? (
        <ConsultationSuccess messages={messages} onAgain={() => setSent(false)} />
      ) : (
        <>
          <p className="mb-6 text-muted">{lead}</p>
          <LeadForm lead={form} locale={locale} messages={messages} />
        </>
      )}
    </Dialog>
  )
}
