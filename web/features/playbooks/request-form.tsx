'use client'

import { findProblems, shortestMilliseconds } from '@tidewright/contracts/forms/field-rules.ts'
import { playbookRules } from '@tidewright/contracts/forms/playbook-rules.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import { track } from '@/analytics/track.ts'
import type { PlaybookField } from '@/backend/playbooks.ts'
import { BotSignals, readBotSignals } from '@/ui/form/bot-signals.tsx'
import { Field, FormAlert } from '@/ui/form/field.tsx'
import { postByBrowser, useForm } from '@/ui/form/use-form.ts'
import type { RequestMessages } from './get-playbook-messages.ts'
import type { PlaybookContent } from './playbook-content.ts'
import { problemMessage, type RequestResult, requestMessage, requestProblems } from './request-result.ts'

/** The result of a form that the browser posted, with its values if it must be sent again. */
export type RequestFlash = {
  values?: Record<PlaybookField, string> & { sendTips: boolean }
  result: RequestResult
}

type RequestFormProps = {
  playbook: Pick<PlaybookContent, 'type' | 'title' | 'week' | 'pass'>
  locale: LocaleId
  messages: RequestMessages
  flash?: RequestFlash | null
  onSent?: () => void
}

/** Name, email and consent to tips: a plain form post, enhanced by this component once it runs. */
export function RequestForm({ playbook, locale, messages, flash = null, onSent }: RequestFormProps) {
  const { result, ...form } = useRequest({ playbook, locale, messages, initialResult: flash?.result, onSent })
  const input = (name: PlaybookField) => ({
    ...form.field(name),
    label: messages.labels[name],
    defaultValue: flash?.values?.[name],
  })
  return (
    <form {...form.formProps} action="/api/forms/playbook" method="post" className="grid gap-5">
      {result && <ResultMessage result={result} messages={messages} />}
      <p className="text-muted">{messages.lead}</p>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="week" value={playbook.week} />
      <input type="hidden" name="playbookType" value={playbook.type} />
      <Field {...input('name')} autoComplete="name" />
      <Field {...input('email')} type="email" autoComplete="email" />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="sendTips"
          defaultChecked={flash?.values?.sendTips ?? true}
          disabled={form.isSending}
          className="size-6 shrink-0 accent-tide"
        />
        <span>{messages.sendTips}</span>
      </label>
      <BotSignals />
      {form.message && <FormAlert>{form.message}</FormAlert>}
      <p className="text-small text-muted">{messages.privacyNote}</p>
      <button type="submit" className="button-primary justify-self-start" disabled={form.isSending}>
        {form.isSending ? messages.submitting : messages.submit}
      </button>
    </form>
  )
}

function ResultMessage({ result, messages }: { result: RequestResult; messages: RequestMessages }) {
  if (result.code === 'accepted') {
    return (
      <p role="status" className="border-l-4 border-tide bg-raised px-5 py-4">
        <strong>{messages.sentTitle}.</strong> {messages.sentText}
      </p>
    )
  }
  const { title, text } = requestMessage(messages, result, '')
  return <FormAlert title={`${title}.`}>{text}</FormAlert>
}

type RequestOptions = {
  playbook: Pick<PlaybookContent, 'type' | 'title' | 'pass'>
  locale: LocaleId
  messages: RequestMessages
  /** The result of the form that the browser posted. */
  initialResult: RequestResult | undefined
  onSent?: () => void
}

/** The state of a playbook's form. */
function useRequest({ playbook, locale, messages, initialResult, onSent }: RequestOptions) {
  const toAttemptResult = (result: RequestResult, email = '') => ({
    problems: requestProblems(result),
    notice: requestMessage(messages, result, email),
    isUnavailable: result.code === 'unavailable',
  })
  // A failure goes away with the next attempt: a toast has the next one.
  const [result, setResult] = useState(initialResult)
  const form = useForm({
    rules: playbookRules,
    messages,
    initialProblems: initialResult && requestProblems(initialResult),
    validate: (values) => findProblems(playbookRules, values),
    problemText: (problem) => problemMessage(messages, problem),
    onInvalid: (problems) => toAttemptResult({ code: 'invalid', problems }),
    send: async ({ values, element, shownAt }) => {
      setResult(undefined)
      const sendTips = new FormData(element).get('sendTips') === 'on'
      const signals = await readBotSignals(element, shownAt, shortestMilliseconds)
      const { type: playbookType, pass } = playbook
      const isRetry = initialResult && initialResult.code !== 'accepted'
      const backend = isRetry ? null : await import('@/backend/playbooks.ts').catch(() => null)
      // The code for sending didn't load, or the server keeps values, which it deletes after such a post: the browser
      // posts the form itself, provided it has a connection.
      if (!backend && navigator.onLine) return postByBrowser(element)
      const unavailable: RequestResult = { code: 'unavailable' }
      const request = { ...values, sendTips, playbookType, pass, locale, ...signals }
      const result = (await backend?.requestPlaybook(request).catch(() => unavailable)) ?? unavailable
      const isSent = result.code === 'accepted'
      if (isSent) track({ name: 'playbook_requested', resource_name: playbook.title })
      if (isSent && !onSent) setResult(result)
      return { ...toAttemptResult(result, values.email), next: isSent ? onSent : undefined }
    },
  })
  return { ...form, result }
}
