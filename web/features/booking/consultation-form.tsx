'use client'

import {
  type LeadField,
  type LeadProblems,
  leadFields,
  leadProblems,
} from '@tidewright/schemas/forms/lead-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LeadOutcome } from '@/backend/outcome.ts'
import { clearToasts, showToast } from '@/ui/toast.ts'
import { ConsultationSuccess } from './consultation-success.tsx'
import { Field } from './field.tsx'
import type { FormFlash } from './form-flash.ts'
import { type FormMessages, fieldMessage, formMessage } from './form-messages.ts'

export type { FormMessages }

const errorSeconds = 10

type ConsultationFormProps = { locale: LocaleId; words: FormMessages; kept: FormFlash | null }

/** The short consultation form: a plain form post, taken over by this component once it runs. */
export function ConsultationForm({ locale, words, kept }: ConsultationFormProps) {
  const [running, setRunning] = useState(false)
  const [state, setState] = useState<'form' | 'submitting' | 'success'>('form')
  const [problems, setProblems] = useState<LeadProblems>(kept?.problems ?? {})
  const form = useRef<HTMLFormElement>(null)

  // From here on the component validates; before, and without JavaScript, the browser does.
  useEffect(() => setRunning(true), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = valuesOf(event.currentTarget)
    clearToasts()
    const found = leadProblems(values)
    setProblems(found)
    if (Object.keys(found).length > 0) return refuse(found, formMessage(words, found))
    setState('submitting')
    const outcome = await send(values)
    // The code for sending did not load: the browser posts the form by itself, if it has a connection.
    if (!outcome && navigator.onLine) return form.current?.submit()
    if (outcome?.kind === 'accepted') return setState('success')
    setState('form')
    if (outcome?.kind === 'invalid') {
      setProblems(outcome.problems)
      return refuse(outcome.problems, formMessage(words, outcome.problems))
    }
    if (!navigator.onLine) return refuse({}, words.offline)
    return refuse({}, outcome?.kind === 'rate-limited' ? words.rateLimited : words.failed)
  }

  async function send(values: Record<LeadField, string>): Promise<LeadOutcome | null> {
    const backend = await import('@/backend/submit-lead.ts').catch(() => null)
    if (!backend) return null
    return backend.submitLead({ ...values, locale }).catch((): LeadOutcome => ({ kind: 'failed' }))
  }

  function refuse(found: LeadProblems, text: string) {
    const first = leadFields.find((field) => found[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
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
      <p className="text-small text-muted">{words.privacyNote}</p>
      <button type="submit" className="button-primary justify-self-start" disabled={state === 'submitting'}>
        {state === 'submitting' ? words.submitting : words.submit}
      </button>
    </form>
  )
}

function KeptReason({ words, kept }: { words: FormMessages; kept: FormFlash }) {
  const texts = {
    invalid: formMessage(words, kept.problems),
    failed: words.failed,
    'rate-limited': words.rateLimited,
  }
  return (
    <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
      <strong>{words.errorTitle}.</strong> {texts[kept.reason]}
    </p>
  )
}

function valuesOf(form: HTMLFormElement): Record<LeadField, string> {
  const data = new FormData(form)
  const text = (field: LeadField) => String(data.get(field) ?? '')
  return { name: text('name'), email: text('email'), company: text('company'), phone: text('phone') }
}
