import { type FieldProblems, findProblems } from '@tidewright/schemas/forms/field-rules.ts'
import { playbookRules } from '@tidewright/schemas/forms/playbook-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { track } from '@/analytics/track.ts'
import type { PlaybookField, PlaybookRequest } from '@/backend/playbooks.ts'
import { readBotSignals } from '@/ui/bot-signals.tsx'
import { clearToasts, showToast, toastSeconds } from '@/ui/toast.ts'
import type { RequestMessages } from './get-playbook-messages.ts'
import type { PlaybookContent } from './playbook-content.ts'
import { type RequestResult, requestMessage } from './request-result.ts'

type RequestOptions = {
  playbook: Pick<PlaybookContent, 'type' | 'title'>
  locale: LocaleId
  messages: RequestMessages
  onSent?: () => void
}

/** The course of a playbook's form: checked, sent once at a time, and how it ended said in a toast. */
export function useRequest({ playbook, locale, messages, onSent }: RequestOptions) {
  const [running, setRunning] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const [problems, setProblems] = useState<FieldProblems<PlaybookField>>({})
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
    setRunning(true)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const form = event.currentTarget
    const data = new FormData(form)
    const values = { name: textOf(data, 'name'), email: textOf(data, 'email') }
    clearToasts()
    const found = findProblems(playbookRules, values)
    if (Object.keys(found).length > 0) return finish({ code: 'invalid', problems: found }, form)
    setSubmitting(true)
    const sendTips = data.get('sendTips') === 'on'
    const signals = readBotSignals(form, shownAt.current)
    const result = await send({ ...values, sendTips, playbookType: playbook.type, locale, ...signals })
    setSubmitting(false)
    finish(result, form)
  }

  function finish(result: RequestResult, form: HTMLFormElement) {
    const found = result.code === 'invalid' ? result.problems : {}
    setProblems(found)
    const first = (['name', 'email'] as const).find((field) => found[field])
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    const { title, text, tone } = requestMessage(messages, result, textOf(new FormData(form), 'email'))
    const isOffline = result.code === 'unavailable' && !navigator.onLine
    const toast = { title, text: isOffline ? messages.offline : text, tone, seconds: toastSeconds[tone] }
    showToast(toast, messages.close)
    if (result.code !== 'accepted') return
    track({ name: 'playbook_requested', resource_name: playbook.title })
    onSent?.()
  }

  return { running, submitting, problems, submit }
}

async function send(request: PlaybookRequest): Promise<RequestResult> {
  const unavailable = (): RequestResult => ({ code: 'unavailable' })
  const backend = await import('@/backend/playbooks.ts').catch(() => null)
  return backend ? backend.requestPlaybook(request).catch(unavailable) : unavailable()
}

function textOf(data: FormData, name: string): string {
  return String(data.get(name) ?? '').trim()
}
