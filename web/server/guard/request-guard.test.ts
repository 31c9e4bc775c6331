import { expect, it } from 'vitest'
import { normalizeUrl, originForm, rejectionFor } from './request-guard.ts'

const statusOf = (url: string, headers = {}) => rejectionFor({ url, headers })?.status

it('accepts the URLs of a website', () => {
  for (const url of [
    '/',
    '/fr/services?utm_source=x&utm_medium=y',
    '/caf%C3%A9',
    '/100%25',
    `/?q=${'x'.repeat(2_000)}`,
  ]) {
    expect(statusOf(url), url).toBeUndefined()
  }
})

it.each([
  [`/?${'a&'.repeat(101)}`, 414],
  [`/?${'a='.repeat(1_100)}`, 414],
  [`/${'a'.repeat(9_000)}`, 414],
  ['/%', 400],
  ['/%zz', 400],
  ['/%E0%A4%A', 400],
  ['/a%00b', 400],
  ['/about#1', 400],
  ['/about?a#1', 400],
  ['about', 400],
])('rejects %.30s', (url, status) => {
  expect(statusOf(url)).toBe(status)
})

it('rejects a body whose Content-Length is too large', () => {
  expect(statusOf('/api/forms/lead', { 'content-length': '250000000' })).toBe(413)
  expect(statusOf('/api/forms/lead', { 'content-length': '2000' })).toBeUndefined()
})

it.each([
  ['/100%25', '/-'],
  ['/fr/insights/50%25-off?x=1', '/fr/-'],
  ['/%2525', '/-'],
  ['/api/files/a/100%25.pdf', '/api/files/a/100%25.pdf'],
  ['/api/%25', '/api/-'],
  ['/api/dialogs/%25/contact', '/api/-'],
  ['/services?share=50%25', '/services?share=50%25'],
])('requests %s from Next.js as %s', (url, normalized) => {
  expect(normalizeUrl(url)).toBe(normalized)
})

it('rejects server actions, of which the site has none', () => {
  expect(statusOf('/contact', { 'next-action': '40'.repeat(21) })).toBe(400)
})

it('accepts a router state only as Next.js writes it', () => {
  const state = ['', { children: ['about', { children: ['__PAGE__', {}] }] }, null, null, 16]
  const statusFor = (header: string) => statusOf('/contact/retry', { 'next-router-state-tree': header })
  expect(statusFor(encodeURIComponent(JSON.stringify(state)))).toBeUndefined()
  for (const garbage of ['x', '%', '[]', '{}', encodeURIComponent('["",{"children":5}]')]) {
    expect(statusFor(garbage), garbage).toBe(400)
  }
})

it.each([
  ['GET', '*', 400],
  ['OPTIONS', '*', 400],
  ['TRACE', '/', 405],
  ['PURGE', '/contact', 405],
  ['DELETE', '/contact', 405],
  ['POST', '/contact', 405],
  ['TRACE', '/api/live', 405],
  ['OPTIONS', '/api/live', undefined],
  ['POST', '/api/forms/lead', undefined],
])('responds to %s %s with %s', (method, url, status) => {
  expect(rejectionFor({ method, url, headers: {} })?.status).toBe(status)
})

it('accepts a Host header with a name or address only', () => {
  for (const host of ['localhost:3000', 'www.tidewright.example', '[::1]:3000', '127.0.0.1'])
    expect(statusOf('/', { host }), host).toBeUndefined()
  for (const host of ['a b', 'a"<>', 'a/b', 'a@b', '[::1', 'a:b'])
    expect(statusOf('/', { host }), host).toBe(400)
})

it.each([
  ['/contact?a=1', '/contact?a=1'],
  ['http://localhost:3000/contact', '/contact'],
  ['https://evil.example', '/'],
  ['HTTP://evil.example?a=1', '/?a=1'],
  ['//evil.example', '//evil.example'],
])('takes %s for %s', (target, form) => {
  expect(originForm(target)).toBe(form)
})
