import { operatorNewsletterRequest } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { answerNewsletter } from '../_shared/newsletter/answer-newsletter.ts'

/** What `editor-newsletter` does, for the operator's command. A test goes to the address that the operator names. */
export const handler = endpoint({
  key: 'secret',
  async handle(body, _request, deps) {
    const { success, data } = operatorNewsletterRequest.safeParse(body)
    if (!success) return { status: 400, body: { error: 'The request is malformed' } }
    return answerNewsletter(data, { id: 'operator', email: data.testTo ?? null }, deps)
  },
})
