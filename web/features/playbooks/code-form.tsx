'use client'

import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useRouter } from 'next/navigation'
import { Field, FormAlert } from '@/ui/form/field.tsx'
import { useForm } from '@/ui/form/use-form.ts'
import { type GateResult, isGateResult } from './gate-result.ts'
import type { GateMessages } from './get-playbook-messages.ts'

type CodeFormProps = {
  locale: LocaleId
  messages: GateMessages
  /** The result of the last attempt, if the page was loaded for it. */
  result: GateResult | null
  /** The element that gets the focus once the playbooks are open. */
  headingId: string
}

const path = '/api/forms/access-code'

/** The form for the weekly access code: a plain form post, enhanced by this component once it runs. */
export function CodeForm({ locale, messages, result, headingId }: CodeFormProps) {
  const router = useRouter()
  const failure = result !== null && result !== 'accepted' ? result : null
  const form = useForm({
    rules: { code: { max: 100, required: true } },
    messages,
    initialProblems: failure ? { code: failure } : {},
    problemText: (problem: GateResult) => messages.results[problem].text,
    send: async ({ element }) => {
      const status = await requestAccess(element)
      const isRight = status === 'accepted'
      return {
        problems: isRight ? {} : { code: status },
        notice: { ...messages.results[status], tone: isRight ? 'good' : 'wrong' },
        isUnavailable: status === 'unavailable',
        next: isRight ? open : undefined,
      }
    },
  })

  function open() {
    const heading = document.getElementById(headingId)
    heading?.focus()
    // The code decides which week opens, not the URL. The visitor may have gone to another page meanwhile.
    if (heading && location.search) router.replace(location.pathname)
    router.refresh()
  }

  return (
    <form {...form.formProps} action={path} method="post" className="grid max-w-[30rem] gap-5">
      {failure && !form.isRunning && (
        <FormAlert title={`${messages.results[failure].title}.`}>{messages.results[failure].text}</FormAlert>
      )}
      {form.message && <FormAlert>{form.message}</FormAlert>}
      <input type="hidden" name="locale" value={locale} />
      <Field {...form.field('code')} label={messages.label} autoComplete="off" />
      <button type="submit" className="button-primary justify-self-start" disabled={form.isSending}>
        {form.isSending ? messages.checking : messages.unlock}
      </button>
    </form>
  )
}

async function requestAccess(form: HTMLFormElement): Promise<GateResult> {
  if (!navigator.cookieEnabled) return 'no-access'
  try {
    const init = { method: 'POST', body: new FormData(form), headers: { accept: 'application/json' } }
    const reply = await fetch(path, { ...init, signal: AbortSignal.timeout(15_000) })
    const { result } = await reply.json()
    return isGateResult(result) ? result : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
