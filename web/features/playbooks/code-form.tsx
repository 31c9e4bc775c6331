'use client'

import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Field } from '@/ui/field.tsx'
import { clearToasts, showToast, toastSeconds } from '@/ui/toast.ts'
import { type GateResult, isGateResult } from './gate-result.ts'
import type { GateMessages } from './get-playbook-messages.ts'

type CodeFormProps = {
  locale: LocaleId
  messages: GateMessages
  /** How the last try ended, where the page was loaded for it. */
  result: GateResult | null
  /** The element that gets the focus once the playbooks are open. */
  headingId: string
}

const path = '/api/forms/access-code'

/** The form for the weekly code: a plain form post, taken over by this component once it runs. */
export function CodeForm({ locale, messages, result: given, headingId }: CodeFormProps) {
  const router = useRouter()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [running, setRunning] = useState(false)
  const [checking, setChecking] = useState(false)
  const [result, setResult] = useState(given)
  useEffect(() => setRunning(true), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checking) return
    clearToasts()
    setChecking(true)
    const answer = await askForAccess(event.currentTarget)
    setResult(answer)
    setChecking(false)
    const tone = answer === 'accepted' ? 'good' : 'wrong'
    const isOffline = answer === 'unavailable' && !navigator.onLine
    const { title, text } = messages.results[answer]
    showToast(
      { title, text: isOffline ? messages.offline : text, tone, seconds: toastSeconds[tone] },
      messages.close,
    )
    if (answer === 'accepted') {
      document.getElementById(headingId)?.focus()
      router.refresh()
    } else form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }

  const refused = result && result !== 'accepted' ? messages.results[result] : null
  return (
    <form
      ref={form}
      action={path}
      method="post"
      noValidate={running}
      onSubmit={submit}
      aria-busy={checking}
      className="grid max-w-[30rem] gap-5"
    >
      {refused && !running && (
        <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
          <strong>{refused.title}.</strong> {refused.text}
        </p>
      )}
      <input type="hidden" name="locale" value={locale} />
      <Field
        id={id}
        name="code"
        label={messages.label}
        autoComplete="off"
        maxLength={100}
        required
        readOnly={checking}
        message={refused?.text}
      />
      <button type="submit" className="button-primary justify-self-start" disabled={checking}>
        {checking ? messages.checking : messages.unlock}
      </button>
    </form>
  )
}

async function askForAccess(form: HTMLFormElement): Promise<GateResult> {
  try {
    const init = { method: 'POST', body: new FormData(form), headers: { accept: 'application/json' } }
    const reply = await fetch(path, { ...init, signal: AbortSignal.timeout(15_000) })
    const { result } = await reply.json()
    return isGateResult(result) ? result : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
