import { expect, it } from 'vitest'
import { fieldMessage, formMessage } from './form-messages.ts'
import type { FormMessages } from './get-form-messages.ts'

const fields = { name: 'name', email: 'email', company: 'company', phone: 'phone' }
const words: FormMessages = {
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
  invalid: { email: 'no address', phone: 'no number' },
  tooLong: { name: 'long name', email: 'long email', company: 'long company', phone: 'long phone' },
  offline: 'offline',
  failed: 'failed',
  rateLimited: 'wait',
  close: 'close',
}

it('says under a field what is wrong with that field', () => {
  expect(fieldMessage(words, 'invalid', 'email')).toBe('no address')
  expect(fieldMessage(words, 'invalid', 'phone')).toBe('no number')
  expect(fieldMessage(words, 'missing', 'company')).toBe('required')
  expect(fieldMessage(words, 'too-long', 'name')).toBe('long name')
})

it('says of the form that fields are missing before it says that one is wrong', () => {
  expect(formMessage(words, { email: 'invalid', company: 'missing' })).toBe('fill in all')
  expect(formMessage(words, { email: 'invalid' })).toBe('no address')
  expect(formMessage(words, {})).toBe('failed')
})
