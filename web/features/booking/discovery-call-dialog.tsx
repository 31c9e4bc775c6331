'use client'

import type { LeadRequest } from '@tidewright/contracts/forms/lead.ts'
import type { LeadFormName } from '@tidewright/contracts/forms/lead-origin.ts'
import { useState } from 'react'
import { track } from '@/analytics/track.ts'
import { Dialog } from '@/ui/dialog/dialog.tsx'
import type { DialogProps } from '@/ui/dialog/dialog-requests.ts'
import { Field } from '@/ui/form/field.tsx'
import { postByBrowser } from '@/ui/form/use-form.ts'
import { showToast, toastSeconds } from '@/ui/toast/toast.ts'
import { type CallNote, type NoteField, onlyDigits, readCallNotes, sizeClass } from './call-notes.ts'
import { DiscoveryCallSuccess } from './discovery-call-success.tsx'
import type { DiscoveryCallDialogData } from './get-messages.ts'
import { LeadForm } from './lead-form.tsx'
import { leadOriginOf } from './lead-origin.ts'
import { isDone, type LeadResult } from './lead-result.ts'
import { type LeadValues, useLeadForm } from './use-lead-form.ts'

/**
 * The long booking form in a dialog. Fields beyond the request stay in the browser as the visitor's notes; with consent
 * to analytics, the rough size of the company is counted.
 */
export function DiscoveryCallDialog(props: DialogProps<DiscoveryCallDialogData>) {
  const { data, locale, source, prefill, onDone, onClose } = props
  const { title, lead, messages, labels } = data
  const [notes, setNotes] = useState<CallNote[] | null>(null)

  async function send(values: LeadValues, element: HTMLFormElement) {
    const backend = await import('@/backend/submit-lead.ts').catch(() => null)
    if (!backend) return navigator.onLine ? postWithoutNotes(element) : { code: 'unavailable' as const }
    const lead = { ...values, locale, origin: leadOriginOf('discovery-call', source) }
    const result = await bookDiscoveryCall(lead, backend.submitLead, backend.insertLead)
    if (!isDone(result)) return result
    const form = new FormData(element)
    setNotes(readCallNotes(form, labels))
    showToast(
      { title: data.toastTitle, text: data.toastText, tone: 'good', seconds: toastSeconds.good },
      messages.close,
    )
    track({
      name: 'discovery_call_booked',
      form_type: 'discovery_call',
      company: values.company,
      company_size: sizeClass(String(form.get('employees') ?? '')),
      lead_type: 'discovery_call',
      source,
    })
    onDone()
    return null
  }

  const form = useLeadForm({ messages, send })
  const note = (name: NoteField) => ({
    id: `note-${name}`,
    name,
    label: labels[name],
    hint: messages.optional,
    defaultValue: prefill[name],
    readOnly: form.isSending,
  })
  return (
    <Dialog title={title} closeLabel={messages.close} onClose={onClose}>
      {notes ? (
        <DiscoveryCallSuccess data={data} locale={locale} notes={notes} onClose={onClose} />
      ) : (
        <>
          <p className="mb-6 text-muted">{lead}</p>
          <LeadForm lead={form} locale={locale} messages={messages}>
            <input type="hidden" name="form" value={'discovery-call' satisfies LeadFormName} />
            <fieldset className="grid gap-6 border-l-4 border-foam pl-5">
              <legend className="sr-only">{data.notesTitle}</legend>
              <Field {...note('employees')} inputMode="numeric" maxLength={20} onInput={onlyDigits} />
              <Field {...note('revenue')} />
              <Field {...note('message')} multiline />
              <p className="text-small text-muted">{data.notesHint}</p>
            </fieldset>
          </LeadForm>
        </>
      )}
    </Dialog>
  )
}

/** If the code for sending didn't load. We promise that the notes aren't sent; browsers leave out disabled fields. */
function postWithoutNotes(form: HTMLFormElement): Promise<never> {
  for (const notes of form.querySelectorAll('fieldset')) notes.disabled = true
  return postByBrowser(form)
}

type Send = (lead: LeadRequest) => Promise<LeadResult>

/**
 * Submits the long form (spec section 8): through `send-lead-notification`, where rejected duplicates and automated
 * requests count as success; after any other failure, through an insert into `leads`. Invalid fields are returned to
 * the visitor.
 */
export async function bookDiscoveryCall(lead: LeadRequest, submit: Send, insert: Send): Promise<LeadResult> {
  const result = await submit(lead).catch(unavailable)
  if (isDone(result) || result.code === 'invalid') return result
  const inserted = await insert(lead).catch(unavailable)
  return isDone(inserted) ? inserted : { code: 'unavailable' }
}

const unavailable = (): LeadResult => ({ code: 'unavailable' })
