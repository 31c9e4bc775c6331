import { expect, it } from 'vitest'
import { mailDraft } from './mail-draft.ts'

it('writes line breaks and signs as a mail program reads them', () => {
  const draft = { subject: 'Application: R&D lead', body: 'Hello,\nI am & you?\n' }
  const href = mailDraft('careers@tidewright.example', draft)
  expect(href.startsWith('mailto:careers@tidewright.example?subject=')).toBe(true)
  const parameters = new URLSearchParams(href.split('?')[1])
  expect(parameters.get('subject')).toBe('Application: R&D lead')
  expect(parameters.get('body')).toBe('Hello,\r\nI am & you?')
})

it('leaves the receiver to the visitor where none is given', () => {
  expect(mailDraft('', { subject: 'a', body: 'b' })).toBe('mailto:?subject=a&body=b')
})
