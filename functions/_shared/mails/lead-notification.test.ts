import { expect, test } from 'vitest'
import { leadNotification } from './lead-notification.ts'
import { loadMailCopy } from './mail-copy.ts'
import { renderMail } from './render.ts'

const settings = {
  apiUrl: '',
  apiKey: '',
  from: 'site@tidewright.example',
  leadsTo: 'hello@tidewright.example',
}
const words = await loadMailCopy('lead-notification', null, fetch)
const row = {
  name: '<script>alert("1")</script>\r\nBcc: x@world.example',
  email: 'ada@ferrer.example',
  company: `Ferrer & "Filles'`,
  phone: null,
  locale: null,
  created_at: '2026-11-21T12:34:56.789+00:00',
}

test('a lead is told in plain text and in escaped HTML, and answers go to the visitor', () => {
  const mail = leadNotification(row, settings, words)
  expect(mail).toMatchObject({ to: 'hello@tidewright.example', replyTo: 'ada@ferrer.example' })
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.text).toContain('Phone: not given\nLanguage: not known\nReceived: 2026-11-21 12:34 UTC')
  expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; Bcc: x@world.example')
  expect(mail.html).toContain('Ferrer &amp; &quot;Filles&#39;')
  expect(mail.html).not.toContain('<script')
})

test('a mail of an unknown kind or without its payload is not rendered', () => {
  expect(() => renderMail('no-such-kind', row, settings, words)).toThrow('no-such-kind')
  expect(() => renderMail('toString', row, settings, words)).toThrow('toString')
  expect(() => renderMail('lead-notification', {}, settings, words)).toThrow()
})
