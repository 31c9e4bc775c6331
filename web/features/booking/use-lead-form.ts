import { shortestMilliseconds } from '@tidewright/contracts/forms/field-rules.ts'
import {
  type LeadField,
  type LeadProblems,
  leadProblems,
  leadRules,
} from '@tidewright/contracts/forms/lead-rules.ts'
import { readBotSignals } from '@/ui/form/bot-signals.tsx'
import { useForm } from '@/ui/form/use-form.ts'
import type { FormMessages } from './get-messages.ts'
import { fieldMessage, type LeadResult, resultMessage, resultProblems } from './lead-result.ts'

export type LeadValues = Record<LeadField, string> & { website: string; elapsed: number }

type LeadFormOptions = {
  messages: FormMessages
  initialProblems?: LeadProblems
  /** @returns null on success, otherwise the problem. */
  send: (values: LeadValues, element: HTMLFormElement) => Promise<LeadResult | null>
}

/** The state of both booking forms. */
export function useLeadForm({ messages, initialProblems, send }: LeadFormOptions) {
  const rejected = (result: LeadResult) => ({
    problems: resultProblems(result),
    notice: { title: messages.errorTitle, text: resultMessage(messages, result), tone: 'wrong' as const },
    isUnavailable: result.code === 'unavailable',
  })
  return useForm({
    rules: leadRules,
    messages,
    initialProblems,
    validate: leadProblems,
    problemText: (problem, field) => fieldMessage(messages, problem, field),
    onInvalid: (problems) => rejected({ code: 'invalid', problems }),
    send: async ({ values, element, shownAt }) => {
      const result = await send(
        { ...values, ...(await readBotSignals(element, shownAt, shortestMilliseconds)) },
        element,
      )
      return result ? rejected(result) : {}
    },
  })
}
