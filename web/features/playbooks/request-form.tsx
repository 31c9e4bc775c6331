'use client'

import type { FieldProblems } from '@tidewright/schemas/forms/field-rules.ts'
import { playbookRules } from '@tidewright/schemas/forms/playbook-rules.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { PlaybookField } from '@/backend/playbooks.ts'
import { BotSignals } from '@/ui/bot-signals.tsx'
import { Field } from '@/ui/field.tsx'
import type { RequestMessages } from './get-playbook-messages.ts'
import type { PlaybookContent } from './playbook-content.ts'
import { type RequestResult, requestMessage } from './request-result.ts'
import { useRequest } from './use-request.ts'

/** How a form ended that was sent without JavaScript, and what was typed, where it has to be sent again. */
export type RequestFlash = {
  values?: Record<PlaybookField, string> & { sendTips: boolean }
  result: RequestResult
}

type RequestFormProps = {
  playbook: Pick<PlaybookContent, 'type' | 'title' | 'week'>
  locale: LocaleId
  messages: RequestMessages
  idPrefix: string
  flash?: RequestFlash | null
  onSent?: () => void
}

/** Name, address and whether tips are welcome: a plain form post, taken over by this component once it runs. */
export function RequestForm({
  playbook,
  locale,
  messages,
  idPrefix,
  flash = null,
  onSent,
}: RequestFormProps) {
  const request = useRequest({ playbook, locale, messages, onSent })
  const { submitting, running } = request
  const problems = flash && !running ? problemsIn(flash.result) : request.problems
  const field = (name: PlaybookField) => ({
    id: `${idPrefix}-${name}`,
    name,
    label: messages.labels[name],
    message: problemMessage(messages, problems[name]),
    maxLength: playbookRules[name].max,
    defaultValue: flash?.values?.[name],
    readOnly: submitting,
    required: true,
  })
  return (
    <form
      action="/api/forms/playbook"
      method="post"
      noValidate={running}
      onSubmit={request.submit}
      aria-busy={submitting}
      className="grid gap-5"
    >
      {flash && <FlashMessage result={flash.result} messages={messages} />}
      <p className="text-muted">{messages.lead}</p>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="week" value={playbook.week} />
      <input type="hidden" name="playbookType" value={playbook.type} />
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="sendTips"
          defaultChecked={flash?.values?.sendTips ?? true}
          disabled={submitting}
          className="size-6 shrink-0 accent-tide"
        />
        <span>{messages.sendTips}</span>
      </label>
      <BotSignals />
      <p className="text-small text-muted">{messages.privacyNote}</p>
      <button type="submit" className="button-primary justify-self-start" disabled={submitting}>
        {submitting ? messages.submitting : messages.submit}
      </button>
    </form>
  )
}

function FlashMessage({ result, messages }: { result: RequestResult; messages: RequestMessages }) {
  if (result.code === 'accepted') {
    return (
      <p role="status" className="border-l-4 border-tide bg-raised px-5 py-4">
        <strong>{messages.sentTitle}.</strong> {messages.sentText}
      </p>
    )
  }
  const { title, text } = requestMessage(messages, result, '')
  return (
    <p role="alert" className="border-l-4 border-wrong bg-raised px-5 py-4">
      <strong>{title}.</strong> {text}
    </p>
  )
}

function problemsIn(result: RequestResult): FieldProblems<PlaybookField> {
  return result.code === 'invalid' ? result.problems : {}
}

function problemMessage(
  messages: RequestMessages,
  problem: FieldProblems<PlaybookField>[PlaybookField],
): string | undefined {
  if (!problem) return undefined
  if (problem === 'too-long') return messages.tooLong
  return problem === 'invalid' ? messages.invalid : messages.missing
}
