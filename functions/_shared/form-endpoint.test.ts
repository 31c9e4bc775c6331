import { expect, test } from 'vitest'
import { clientIp } from './form-endpoint.ts'

const deps = { siteSecret: 'the secret of the site' }
const ipFor = (headers: Record<string, string>) =>
  clientIp(new Request('http://localhost', { headers }), deps)

test('takes a direct caller’s IP from the edge, whatever they claim before it', async () => {
  expect(await ipFor({ 'x-forwarded-for': 'made up, 192.0.2.1' })).toBe('192.0.2.1')
  expect(await ipFor({ 'x-forwarded-for': 'made up', 'cf-connecting-ip': '192.0.2.2' })).toBe('192.0.2.2')
  expect(await ipFor({})).toBe('')
})

test('takes the visitor’s IP from the site’s server, only with the secret', async () => {
  const named = { 'x-client-ip': '192.0.2.3', 'x-forwarded-for': '192.0.2.4' }
  expect(await ipFor({ ...named, 'x-site-secret': deps.siteSecret })).toBe('192.0.2.3')
  expect(await ipFor({ ...named, 'x-site-secret': 'wrong' })).toBe('192.0.2.4')
  expect(await ipFor(named)).toBe('192.0.2.4')
})
