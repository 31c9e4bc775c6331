'use client'

import type { LeadRequest } from '@tidewright/schemas/forms/lead.ts'
import {
  type LeadField,
  type LeadProblems,
  leadFields,
  leadProblems,
} from '@tidewright/schemas/forms/lead-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { clearToasts, showToast } from '@/ui/toast.ts'
import { BotSignals, readBotSignals } from './bot-signals.tsx'
import { ConsultationSuccess } from './consultation-success.tsx'
import { Field } from './field.tsx'
import type { FormFlash } from './form-flash.ts'
import { type FormMessages, fieldMessage } from './form-messages.ts'
import { isDone, type LeadResult, resultMessage, resultProblems } from './lead-result.ts'

export type { FormMessages }

const errorSeconds = 10

type ConsultationFormProps = { locale: LocaleId; messages: FormMessages; flash: FormFlash | null }

/** The short consultation form: a plain form post, taken over by this component once it runs. */
export function ConsultationForm({ locale, messages, flash }: ConsultationFormProps) {
  const [running, setRunning] = useState(false)
  const [state, setState] = useState<'form' | 'submitting' | 'success'>('form')
  const [problems, setProblems] = useState<LeadProblems>(flash ? resultProblems(flash.result) : {})
  const form = useRef<HTMLFormElement>(null)

  // From here on the component validates; before, and without JavaScript, the browser does.
  useEffect(() => setRunning(true), [])
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = valuesOf(event.currentTarget)
    clearToasts()
    const newProblems = leadProblems(values)
    if (Object.keys(newProblems).length > 0) return refuse({ code: 'invalid', problems: newProblems })
    setProblems({})
    setState('submitting')
    const result = await send({ ...values, ...readBotSignals(event.currentTarget, shownAt.current) })
    // The code for sending did not load: the browser posts the form by itself, if it has a connection.
    if (!result && navigator.onLine) return form.current?.submit()
    if (result && isDone(result)) return setState('success')
    setState('form')
    refuse(result ?? { code: 'unavailable' })
  }

  async function send(lead: Omit<LeadRequest, 'locale'>): Promise<LeadResult | null> {
    const backend = await import('@/backend/submit-lead.ts').catch(() => null)
    if (!backend) return null
    return backend.submitLead({ ...lead, locale }).catch((): LeadResult => ({ code: 'unavailable' }))
  }

  function refuse(result: LeadResult) {
    const newProblems = resultProblems(result)
    setProblems(newProblems)
    const first = leadFields.find((field) => newProblems[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    const isOffline = result.code === 'unavailable' && !navigator.onLine
    const text = isOffline ? messages.offline : resultMessage(messages, result)
    showToast({ title: messages.errorTitle, text, tone: 'wrong', seconds: errorSeconds }, messages.close)
  }

  if (state === 'success') return <ConsultationSuccess messages={messages} onAgain={() => setState('form')} />
  const field = (name: LeadField) => ({
    name,
    label: messages.labels[name],
    message: fieldMessage(messages, problems, name),
    defaultValue: flash?.values[name],
    readOnly: state === 'submitting',
  })
  return (
    <form
      ref={form}
      action="/api/forms/lead"
      method="post"
      noValidate={running}
      onSubmit={submit}
      className="grid gap-6"
      aria-busy={state === 'submitting'}
    >
      {flash && <FlashMessage messages={messages} flash={flash} />}
      <input type="hidden" name="locale" value={locale} />
      <Field {...field('name')} type="text" autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('company')} type="text" autoComplete="organization" required />
      <Field {...field('phone')} type="tel" autoComplete="tel" hint={messages.optional} />
      <BotSignals />
      <p className="text-small text-muted">{messages.privacyNote}</p>
      <button type="submit" className="button-primary justify-self-start" disabled={state === 'submitting'}>
        {state === 'submitting' ? messages.submitting : messages.submit}
      </button>
    </form>
  )
}

function FlashMessage({ messages, flash }: { messages: FormMessages; flash: FormFlash }) {
  return (
    <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
      <strong>{messages.errorTitle}.</strong> {resultMessage(messages, flash.result)}
    </p>
  )
}

function valuesOf(form: HTMLFormElement): Record<LeadField, string> {
  const data = new FormData(form)
  const text = (field: LeadField) => String(data.get(field) ?? '')
  return { name: text('name'), email: text('email'), company: text('company'), phone: text('phone') }
}
