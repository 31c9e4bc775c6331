'use client'

import { findProblems } from '@tidewright/schemas/forms/field-rules.ts'
import { newsletterRules } from '@tidewright/schemas/forms/newsletter-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { track } from '@/analytics/track.ts'
import { BotSignals } from '@/ui/bot-signals.tsx'
import { Field } from '@/ui/field.tsx'
import { clearToasts, showToast, toastSeconds } from '@/ui/toast.ts'
import type { NewsletterMessages } from './get-newsletter-messages.ts'
import type { SubscribeResult } from './subscribe.ts'

/** A form that could not be sent without JavaScript: what was typed, and why it was refused. */
export type NewsletterFlash = { email: string; result: 'known' | 'failed' | 'invalid' }

type NewsletterFormProps = {
  locale: LocaleId
  messages: NewsletterMessages
  /** Where the visitor signs up, for the statistics. */
  source: string
  flash?: NewsletterFlash | null
  /** Called with how each try ended. */
  onResult: (result: SubscribeResult) => void
}

const tones = { subscribed: 'good', known: 'info', failed: 'wrong', partial: 'wrong' } as const

/** The newsletter's form: a plain form post, taken over by this component once it runs. */
export function NewsletterForm({ locale, messages, source, flash = null, onResult }: NewsletterFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // Not even the button is off before this runs: without JavaScript the browser asks for what is missing.
  const [state, setState] = useState<'plain' | 'empty' | 'ready' | 'submitting'>('plain')
  const [isInvalid, setInvalid] = useState(flash?.result === 'invalid')
  const storedEmail = useRef('')

  useEffect(() => setState(emailIn(form.current) ? 'ready' : 'empty'), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'submitting') return
    const email = emailIn(event.currentTarget)
    clearToasts()
    const problem = findProblems(newsletterRules, { email }).email
    setInvalid(Boolean(problem))
    if (problem) return form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
    setState('submitting')
    const result = await send(email)
    // The code for sending did not load: the browser posts the form by itself, if it has a connection.
    if (!result && navigator.onLine) return form.current?.submit()
    setState('ready')
    finish(result ?? 'failed', email)
  }

  async function send(email: string): Promise<SubscribeResult | null> {
    const sending = await import('./subscribe.ts').catch(() => null)
    if (!sending) return null
    return sending
      .subscribe(email, locale, storedEmail.current === email)
      .catch((): SubscribeResult => 'failed')
  }

  function finish(result: SubscribeResult, email: string) {
    if (result === 'partial') storedEmail.current = email
    if (result === 'subscribed') track({ name: 'newsletter_signup', source })
    const { title, text } = messages.results[result]
    const isOffline = result === 'failed' && !navigator.onLine
    const tone = tones[result]
    const toast = { title, text: isOffline ? messages.offline : text, tone, seconds: toastSeconds[tone] }
    showToast(toast, messages.close)
    onResult(result)
  }

  const isSubmitting = state === 'submitting'
  return (
    <form
      ref={form}
      action="/api/forms/newsletter"
      method="post"
      noValidate={state !== 'plain'}
      onSubmit={submit}
      onInput={() => setState(emailIn(form.current) ? 'ready' : 'empty')}
      className="grid gap-5"
      aria-busy={isSubmitting}
    >
      {flash && flash.result !== 'invalid' && <FlashMessage {...messages.results[flash.result]} />}
      <input type="hidden" name="locale" value={locale} />
      <Field
        id={id}
        label={messages.email}
        message={isInvalid ? messages.invalid : undefined}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={newsletterRules.email.max}
        defaultValue={flash?.email}
        readOnly={isSubmitting}
      />
      <BotSignals />
      <button
        type="submit"
        className="button-primary justify-self-start disabled:cursor-not-allowed"
        disabled={state === 'empty' || isSubmitting}
      >
        {isSubmitting ? messages.subscribing : messages.subscribe}
      </button>
      <p className="text-small text-muted">
        {messages.privacyNote}{' '}
        <a className="text-link" href={localePath(locale, '/privacy-policy')}>
          {messages.privacyPolicy}
        </a>
      </p>
    </form>
  )
}

function FlashMessage({ title, text }: { title: string; text: string }) {
  return (
    <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
      <strong>{title}</strong> {text}
    </p>
  )
}

function emailIn(form: HTMLFormElement | null): string {
  return String((form && new FormData(form).get('email')) ?? '').trim()
}
