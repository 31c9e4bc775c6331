import { expect, it } from 'vitest'
import type { RequestMessages } from './get-playbook-messages.ts'
import { type RequestResult, requestMessage } from './request-result.ts'

const messages: RequestMessages = {
  title: '',
  lead: '',
  action: '',
  labels: { name: '', email: '' },
  sendTips: '',
  submit: '',
  submitting: '',
  privacyNote: '',
  missing: 'fill in all',
  invalid: 'no address',
  tooLong: 'too long',
  rateLimited: 'wait',
  offline: 'offline',
  failed: { title: 'Error', text: 'issue' },
  success: { title: 'Success!', text: 'sent to {email}' },
  sentTitle: '',
  sentText: '',
  done: '',
  close: '',
}

it.each<[RequestResult, string]>([
  [{ code: 'invalid', problems: { name: 'missing', email: 'invalid' } }, 'fill in all'],
  [{ code: 'invalid', problems: { email: 'invalid' } }, 'no address'],
  [{ code: 'invalid', problems: { name: 'too-long' } }, 'too long'],
  [{ code: 'invalid', problems: {} }, 'issue'],
  [{ code: 'rate-limited', retryAfter: 60 }, 'wait'],
  [{ code: 'unavailable' }, 'issue'],
  [{ code: 'unprocessed' }, 'issue'],
  [{ code: 'duplicate' }, 'issue'],
])('reports that %j failed', (result, text) => {
  expect(requestMessage(messages, result, 'a@b.example')).toEqual({ title: 'Error', text, tone: 'wrong' })
})

it('says where a playbook was sent', () => {
  expect(requestMessage(messages, { code: 'accepted' }, 'a@b.example')).toEqual({
    title: 'Success!',
    text: 'sent to a@b.example',
    tone: 'good',
  })
})
