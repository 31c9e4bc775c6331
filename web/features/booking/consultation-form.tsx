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

type ConsultationFormProps = { locale: LocaleId; words: FormMessages; kept: FormFlash | null }

/** The short consultation form: a plain form post, taken over by this component once it runs. */
export function ConsultationForm({ locale, words, kept }: ConsultationFormProps) {
  const [running, setRunning] = useState(false)
  const [state, setState] = useState<'form' | 'submitting' | 'success'>('form')
  const [problems, setProblems] = useState<LeadProblems>(kept ? resultProblems(kept.result) : {})
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
    const found = leadProblems(values)
    if (Object.keys(found).length > 0) return refuse({ code: 'invalid', problems: found })
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
    const found = resultProblems(result)
    setProblems(found)
    const first = leadFields.find((field) => found[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    const isOffline = result.code === 'unavailable' && !navigator.onLine
    const text = isOffline ? words.offline : resultMessage(words, result)
    showToast({ title: words.errorTitle, text, tone: 'wrong', seconds: errorSeconds }, words.close)
  }

  if (state === 'success') return <ConsultationSuccess words={words} onAgain={() => setState('form')} />
  const field = (name: LeadField) => ({
    name,
    label: words.labels[name],
    message: fieldMessage(words, problems, name),
    defaultValue: kept?.values[name],
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
      {kept && <KeptReason words={words} kept={kept} />}
      <input type="hidden" name="locale" value={locale} />
      <Field {...field('name')} type="text" autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('company')} type="text" autoComplete="organization" required />
      <Field {...field('phone')} type="tel" autoComplete="tel" hint={words.optional} />
      <BotSignals />
      <p className="text-small text-muted">{words.privacyNote}</p>
      <button type="submit" className="button-primary justify-self-start" disabled={state === 'submitting'}>
        {state === 'submitting' ? words.submitting : words.submit}
      </button>
    </form>
  )
}

function KeptReason({ words, kept }: { words: FormMessages; kept: FormFlash }) {
  return (
    <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
      <strong>{words.errorTitle}.</strong> {resultMessage(words, kept.result)}
    </p>
  )
}

function valuesOf(form: HTMLFormElement): Record<LeadField, string> {
  const data = new FormData(form)
  const text = (field: LeadField) => String(data.get(field) ?? '')
  return { name: text('name'), email: text('email'), company: text('company'), phone: text('phone') }
}
