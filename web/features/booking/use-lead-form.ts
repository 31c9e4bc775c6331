import {
  type LeadField,
  type LeadProblems,
  leadFields,
  leadProblems,
} from '@tidewright/schemas/forms/lead-rules.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readBotSignals } from '@/ui/bot-signals.tsx'
import { clearToasts, showToast, toastSeconds } from '@/ui/toast.ts'
import type { FormMessages } from './get-form-messages.ts'
import { type LeadResult, resultMessage, resultProblems } from './lead-result.ts'

export type LeadValues = Record<LeadField, string> & { website: string; elapsed: number }

type LeadFormOptions = {
  messages: FormMessages
  initialProblems?: LeadProblems
  /** @returns null when it is through; else why it is not. */
  send: (values: LeadValues, form: HTMLFormElement) => Promise<LeadResult | null>
}

/** The course of a booking form: its fields are checked, it is sent once at a time, and what went wrong is said. */
export function useLeadForm({ messages, initialProblems = {}, send }: LeadFormOptions) {
  const [running, setRunning] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const [problems, setProblems] = useState<LeadProblems>(initialProblems)
  /** What a toast would say, where toasts did not load. */
  const [message, setMessage] = useState<string | null>(null)
  const isSending = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)

  // From here on the component validates; before, and without JavaScript, the browser does.
  useEffect(() => {
    shownAt.current = performance.now()
    setRunning(true)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const element = event.currentTarget
    const values = { ...leadValues(element), ...readBotSignals(element, shownAt.current) }
    isSending.current = true
    setMessage(null)
    await clearToasts()
    const result = await check(values, element)
    isSending.current = false
    if (result) await refuse(result)
  }

  async function check(values: LeadValues, element: HTMLFormElement): Promise<LeadResult | null> {
    const newProblems = leadProblems(values)
    if (Object.keys(newProblems).length > 0) return { code: 'invalid', problems: newProblems }
    setProblems({})
    setSubmitting(true)
    const result = await send(values, element)
    setSubmitting(false)
    return result
  }

  async function refuse(result: LeadResult) {
    const newProblems = resultProblems(result)
    setProblems(newProblems)
    const first = leadFields.find((field) => newProblems[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    const isOffline = result.code === 'unavailable' && !navigator.onLine
    const text = isOffline ? messages.offline : resultMessage(messages, result)
    const toast = { title: messages.errorTitle, text, tone: 'wrong', seconds: toastSeconds.wrong } as const
    if (!(await showToast(toast, messages.close))) setMessage(text)
  }

  return { form, running, submitting, problems, message, submit }
}

function leadValues(form: HTMLFormElement): Record<LeadField, string> {
  const data = new FormData(form)
  const text = (field: LeadField) => String(data.get(field) ?? '')
  return { name: text('name'), email: text('email'), company: text('company'), phone: text('phone') }
}
