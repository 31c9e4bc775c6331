import { expect, it } from 'vitest'
import type { FormMessages } from './get-messages.ts'
import { fieldMessage, formMessage } from './lead-result.ts'

const fields = { name: 'name', email: 'email', company: 'company', phone: 'phone' }
const messages: FormMessages = {
  labels: fields,
  optional: 'optional',
  submit: 'submit',
  submitting: 'submitting',
  privacyNote: 'privacy',
  successTitle: 'thanks',
  successText: 'soon',
  successAgain: 'again',
  errorTitle: 'Error',
  missing: 'fill in all',
  fieldMissing: 'required',
  invalidEmail: 'no address',
  tooLong: { name: 'long name', email: 'long email', company: 'long company' },
  offline: 'offline',
  failed: 'failed',
  rateLimited: 'wait',
  close: 'close',
}

it('describes the problem of each field', () => {
  expect(fieldMessage(messages, 'invalid', 'email')).toBe('no address')
  expect(fieldMessage(messages, 'missing', 'company')).toBe('required')
  expect(fieldMessage(messages, 'too-long', 'name')).toBe('long name')
})

it('reports missing fields before invalid ones', () => {
  expect(formMessage(messages, { email: 'invalid', company: 'missing' })).toBe('fill in all')
  expect(formMessage(messages, { email: 'invalid' })).toBe('no address')
  expect(formMessage(messages, {})).toBe('failed')
})
