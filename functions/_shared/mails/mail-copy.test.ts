import { expect, test } from 'vitest'
import { interpolate, loadMailCopy } from './mail-copy.ts'

const lake = { url: 'https://lake.example', dataset: 'production', token: 't' }
const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status })

test('the words that are published win', async () => {
  const result = { subject: 'S', heading: 'H', text: null, closing: 'C' }
  expect(await loadMailCopy('lead-notification', lake, answering({ result }))).toEqual(result)
})

test.each([
  ['nothing published', answering({ result: null })],
  ['half a document', answering({ result: { subject: 'S' } })],
  ['an error', answering({ error: 'no' }, 500)],
  ['no lake', () => Promise.reject(new Error('down'))],
])('with %s the built-in words stand', async (_case, fetcher: typeof fetch) => {
  expect((await loadMailCopy('lead-notification', lake, fetcher)).subject).toContain('{company}')
})

test('a deployment without a content lake asks none', async () => {
  const never: typeof fetch = () => {
    throw new Error('asked')
  }
  expect((await loadMailCopy('lead-notification', null, never)).closing).toContain('{name}')
})

test('values are put in once and never read as patterns', () => {
  expect(interpolate('{name} at {company}: {other}', { name: '{company}', company: '$&' })).toBe(
    '{company} at $&: {other}',
  )
})
