import { expect, it } from 'vitest'
import { mailDraft } from './mail-draft.ts'

it('encodes line breaks and special characters for email programs', () => {
  const draft = { subject: 'Application: R&D lead', body: 'Hello,\nI am & you?\n' }
  const href = mailDraft('careers@tidewright.example', draft)
  expect(href.startsWith('mailto:careers@tidewright.example?subject=')).toBe(true)
  const parameters = new URLSearchParams(href.split('?')[1])
  expect(parameters.get('subject')).toBe('Application: R&D lead')
  expect(parameters.get('body')).toBe('Hello,\r\nI am & you?')
})

it('leaves the recipient to the visitor if none is given', () => {
  expect(mailDraft('', { subject: 'a', body: 'b' })).toBe('mailto:?subject=a&body=b')
})
