'use client'

import { type FieldProblem, findProblems, newsletterRules } from '@tidewright/contracts/forms/field-rules.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useEffect, useRef, useState } from 'react'
import { track } from '@/analytics/track.ts'
import { BotSignals, honeypotName } from '@/ui/form/bot-signals.tsx'
import { Field, FormAlert } from '@/ui/form/field.tsx'
import { postByBrowser, useForm } from '@/ui/form/use-form.ts'
import type { NewsletterMessages } from './get-messages.ts'
import type { SubscribeResult } from './subscribe.ts'

/** A form that could not be sent without JavaScript: its values, and the problem. */
export type NewsletterFlash = { email: string; result: 'known' | 'limited' | 'failed' | 'invalid' }

type NewsletterFormProps = {
  locale: LocaleId
  messages: NewsletterMessages
  /** Where the visitor signs up, for analytics. */
  source: string
  flash?: NewsletterFlash | null
  /** Called with the result of each attempt. */
  onResult: (result: SubscribeResult) => void
}

const tones = {
  subscribed: 'good',
  known: 'info',
  limited: 'wrong',
  failed: 'wrong',
  partial: 'wrong',
} as const

/** The newsletter form: a plain form post, enhanced by this component once it runs. */
export function NewsletterForm({ locale, messages, source, flash = null, onResult }: NewsletterFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  // The button is enabled before this runs: without JavaScript, the browser reports missing fields.
  const [isEmpty, setEmpty] = useState(false)
  // The problem of the attempt that led to this page is shown until the next attempt.
  const [isPast, setPast] = useState(false)
  const storedEmail = useRef('')
  const checkEmpty = () => setEmpty(emailIn(ref.current) === '')
  useEffect(checkEmpty, [])

  const form = useForm({
    rules: newsletterRules,
    messages,
    initialProblems: flash?.result === 'invalid' ? { email: 'invalid' } : undefined,
    validate: (values) => findProblems(newsletterRules, values),
    problemText: (_problem: FieldProblem) => messages.invalid,
    send: async ({ values: { email }, element }) => {
      setPast(true)
      const sending = flash ? null : await import('./subscribe.ts').catch(() => null)
      // The code for sending didn't load, or the server keeps values, which it deletes after such a post: the browser
      // posts the form itself, provided it has a connection.
      if (!sending && navigator.onLine) return postByBrowser(element)
      const honeypot = String(new FormData(element).get(honeypotName) ?? '')
      const signUp = { email, locale, honeypot, isStored: storedEmail.current === email }
      const result = (await sending?.subscribe(signUp).catch(() => null)) ?? 'failed'
      if (result === 'partial') storedEmail.current = email
      if (result === 'subscribed') track({ name: 'newsletter_signup', source })
      return {
        notice: { ...messages.results[result], tone: tones[result] },
        isUnavailable: result === 'failed',
        next: () => onResult(result),
      }
    },
  })

  return (
    <form
      {...form.formProps}
      ref={ref}
      action="/api/forms/newsletter"
      method="post"
      onInput={(event) => {
        form.formProps.onInput(event)
        checkEmpty()
      }}
      className="grid gap-5"
    >
      {flash && !isPast && flash.result !== 'invalid' && (
        <FormAlert title={messages.results[flash.result].title}>
          {messages.results[flash.result].text}
        </FormAlert>
      )}
      <input type="hidden" name="locale" value={locale} />
      <Field
        {...form.field('email')}
        label={messages.email}
        type="email"
        autoComplete="email"
        defaultValue={flash?.email}
      />
      {form.message && <FormAlert>{form.message}</FormAlert>}
      <BotSignals />
      <button
        type="submit"
        className="button-primary justify-self-start disabled:cursor-not-allowed"
        disabled={isEmpty || form.isSending}
      >
        {form.isSending ? messages.subscribing : messages.subscribe}
      </button>
      <p className="text-small text-muted">
        {messages.privacyNote}{' '}
        <a className="text-link" href={messages.privacyPath}>
          {messages.privacyPolicy}
        </a>
      </p>
    </form>
  )
}

function emailIn(form: HTMLFormElement | null): string {
  return String((form && new FormData(form).get('email')) ?? '').trim()
}

/** The success view of a sign-up. It takes the focus, so that screen readers announce it. */
export function Welcome({ title, text }: { title: string; text: string }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div
      ref={message}
      tabIndex={-1}
      className="grid gap-3 border-l-4 border-tide bg-foam p-6 outline-none sm:p-8"
    >
      <p className="font-heading text-h3">{title}</p>
      <p>{text}</p>
    </div>
  )
}
