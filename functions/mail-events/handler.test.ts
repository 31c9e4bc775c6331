import { expect, it } from 'vitest'
import { parseMailEvent } from './handler.ts'

const mailKey = '5f8f7f9e-4b1c-4a7e-9d55-2f6c1d2b3a4c'
const data = {
  email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
  from: 'Tidewright <site@tidewright.example>',
  to: ['ada@ferrer.example'],
  subject: 'One',
  tags: { mail: mailKey },
}
const bounce = (type: string) => ({ bounce: { message: 'No such user', type, subType: 'General' } })
const parse = (type: string, more: object = {}) =>
  parseMailEvent({ type, created_at: '2026-11-24T08:00:12.126Z', data: { ...data, ...more } })

it.each([
  ['email.delivered', {}, 'delivered'],
  ['email.bounced', bounce('Permanent'), 'bounce'],
  ['email.bounced', bounce('Transient'), 'soft-bounce'],
  ['email.bounced', bounce('Undetermined'), 'soft-bounce'],
  ['email.bounced', {}, 'bounce'],
  ['email.suppressed', {}, 'bounce'],
  ['email.complained', {}, 'complaint'],
  ['email.failed', {}, 'failure'],
])('%s with %o is a %s', (type, more, kind) => {
  expect(parse(type, more)).toEqual({
    kind,
    mailKey,
    recipient: 'ada@ferrer.example',
    happenedAt: new Date('2026-11-24T08:00:12.126Z'),
  })
})

it('understands tags as a list and a recipient with a name', () => {
  const more = { tags: [{ name: 'mail', value: mailKey }], to: ['Ada <ada@ferrer.example>'] }
  expect(parse('email.complained', more)).toMatchObject({ mailKey, recipient: 'ada@ferrer.example' })
})

it('ignores opened emails, which we don’t track, delays, and emails of other systems', () => {
  expect(parse('email.opened')).toBeNull()
  expect(parse('email.delivery_delayed')).toBeNull()
  expect(parse('contact.created', { to: undefined })).toBeNull()
  expect(parse('email.bounced', { tags: undefined })).toBeNull()
  expect(parse('email.bounced', { tags: { mail: 'welcome' } })).toBeNull()
})

it('throws for a report in another format, so that the provider shows it as failed', () => {
  expect(() => parse('email.bounced', { to: [] })).toThrow()
  expect(() => parseMailEvent([])).toThrow()
})
