'use client'

import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import { FormAlert } from '@/ui/form/field.tsx'
import { ConsultationSuccess } from './consultation-success.tsx'
import type { FormMessages } from './get-messages.ts'
import { LeadForm } from './lead-form.tsx'
import { resultMessage, resultProblems } from './lead-result.ts'
import type { FormFlash } from './post-lead.ts'
import { sendConsultation } from './send-consultation.ts'
import { useLeadForm } from './use-lead-form.ts'

type ConsultationFormProps = { locale: LocaleId; messages: FormMessages; flash: FormFlash | null }

/** The short consultation form on a page. */
export function ConsultationForm({ locale, messages, flash }: ConsultationFormProps) {
  const [sent, setSent] = useState(false)
  // The problem of the attempt that led to this page is shown until the next attempt.
  const [isPast, setPast] = useState(false)
  const lead = useLeadForm({
    messages,
    initialProblems: flash ? resultProblems(flash.result) : {},
    send: async (values, form) => {
      setPast(true)
      const result = await sendConsultation({ ...values, locale }, form, 'page', flash !== null)
      if (!result) setSent(true)
      return result
    },
  })
  if (sent) return <ConsultationSuccess messages={messages} onAgain={() => setSent(false)} />
  const notice = flash && !isPast && (
    <FormAlert title={`${messages.errorTitle}.`}>{resultMessage(messages, flash.result)}</FormAlert>
  )
  return (
    <LeadForm lead={lead} locale={locale} messages={messages} values={flash?.values} notice={notice}>
      {flash && <input type="hidden" name="form" value={flash.form} />}
    </LeadForm>
  )
}
