import type { FieldProblem, FieldProblems } from '@tidewright/contracts/forms/field-rules.ts'
import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import type { PlaybookField } from '@/backend/playbooks.ts'
import type { Notice } from '@/ui/form/use-form.ts'
import type { RequestMessages } from './get-playbook-messages.ts'

export type RequestResult = FormResult<PlaybookField>

/** The notice after a request. It succeeded only if the function returns `success: true` (spec section 7). */
export function requestMessage(messages: RequestMessages, result: RequestResult, email: string): Notice {
  const wrong = (text: string) => ({ title: messages.failed.title, text, tone: 'wrong' as const })
  if (result.code === 'accepted') {
    const { title, text } = messages.success
    return { title, text: text.replace('{email}', () => email), tone: 'good' }
  }
  if (result.code === 'rate-limited') return wrong(messages.rateLimited)
  if (result.code !== 'invalid') return wrong(messages.failed.text)
  const problems = Object.values(result.problems)
  if (problems.includes('missing')) return wrong(messages.missing)
  if (problems.includes('too-long')) return wrong(messages.tooLong)
  return wrong(problems.length > 0 ? messages.invalid : messages.failed.text)
}

/** The message below a field. */
export function problemMessage(messages: RequestMessages, problem: FieldProblem): string {
  if (problem === 'too-long') return messages.tooLong
  return problem === 'invalid' ? messages.invalid : messages.missing
}

/** The invalid fields; empty for other results. */
export function requestProblems(result: RequestResult): FieldProblems<PlaybookField> {
  return result.code === 'invalid' ? result.problems : {}
}
