import { findProblems, shortestMilliseconds } from '@tidewright/contracts/forms/field-rules.ts'
import { playbookRules } from '@tidewright/contracts/forms/playbook-rules.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { track } from '@/analytics/track.ts'
import type { PlaybookRequest } from '@/backend/playbooks.ts'
import { readBotSignals } from '@/ui/form/bot-signals.tsx'
import { useForm } from '@/ui/form/use-form.ts'
import type { RequestMessages } from './get-playbook-messages.ts'
import type { PlaybookContent } from './playbook-content.ts'
import { problemMessage, type RequestResult, requestMessage, requestProblems } from './request-result.ts'

type RequestOptions = {
  playbook: Pick<PlaybookContent, 'type' | 'title' | 'pass'>
  locale: LocaleId
  messages: RequestMessages
  /** The result of a form sent without JavaScript. */
  initialResult: RequestResult | undefined
  onSent?: () => void
}

/** The state of a playbook's form. */
export function useRequest({ playbook, locale, messages, initialResult, onSent }: RequestOptions) {
  const toAttemptResult = (result: RequestResult, email = '') => ({
    problems: requestProblems(result),
    notice: requestMessage(messages, result, email),
    isUnavailable: result.code === 'unavailable',
  })
  return useForm({
    rules: playbookRules,
    messages,
    initialProblems: initialResult && requestProblems(initialResult),
    validate: (values) => findProblems(playbookRules, values),
    problemText: (problem) => problemMessage(messages, problem),
    onInvalid: (problems) => toAttemptResult({ code: 'invalid', problems }),
    send: async ({ values, element, shownAt }) => {
      const sendTips = new FormData(element).get('sendTips') === 'on'
      const signals = await readBotSignals(element, shownAt, shortestMilliseconds)
      const { type: playbookType, pass } = playbook
      const result = await send({ ...values, sendTips, playbookType, pass, locale, ...signals })
      const isSent = result.code === 'accepted'
      if (isSent) track({ name: 'playbook_requested', resource_name: playbook.title })
      return { ...toAttemptResult(result, values.email), next: isSent ? onSent : undefined }
    },
  })
}

async function send(request: PlaybookRequest): Promise<RequestResult> {
  const unavailable = (): RequestResult => ({ code: 'unavailable' })
  const backend = await import('@/backend/playbooks.ts').catch(() => null)
  return backend ? backend.requestPlaybook(request).catch(unavailable) : unavailable()
}
