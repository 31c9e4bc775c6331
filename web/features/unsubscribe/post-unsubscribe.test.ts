import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { expect, it } from 'vitest'
import { postResubscribe, postUnsubscribe, unsubscribeByOneClick } from './post-unsubscribe.ts'

const returns = (result: FormResult) => async () => result
const tooMany: FormResult = { code: 'rate-limited', retryAfter: 5 }

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it.each<[FormResult, number, string | null]>([
  [{ code: 'accepted' }, 200, null],
  [tooMany, 429, '5'],
  [{ code: 'unavailable' }, 503, '60'],
  [{ code: 'invalid-link' }, 410, null],
  [{ code: 'invalid', problems: {} }, 410, null],
])('responds to an email program after %o with %d, and when to retry', async (result, status, retryAfter) => {
  const reply = await unsubscribeByOneClick('a-token', {}, returns(result))
  expect(reply.status).toBe(status)
  expect(reply.headers.get('retry-after')).toBe(retryAfter)
})

it.each<[FormResult, string]>([
  [tooMany, '/nl/unsubscribe?code=rate-limited&token=a-token'],
  [{ code: 'unavailable' }, '/nl/unsubscribe?code=unavailable&token=a-token'],
  [{ code: 'invalid-link' }, '/nl/unsubscribe?code=invalid-link'],
  [
    { code: 'accepted', reply: { resubscribeToken: 'way-back' } },
    '/nl/unsubscribe?code=accepted&back=way-back',
  ],
])('redirects after %o to the page with the next step', async (result, path) => {
  const form = formOf({ locale: 'nl', token: 'a-token' })
  expect(await postUnsubscribe(form, {}, returns(result))).toBe(path)
})

it.each<[FormResult, string]>([
  [{ code: 'accepted', reply: { subscribed: true } }, '/unsubscribe?code=resubscribed'],
  [{ code: 'accepted', reply: { subscribed: false } }, '/unsubscribe?code=restored'],
  [tooMany, '/unsubscribe?code=rate-limited&back=way-back'],
  [{ code: 'unavailable' }, '/unsubscribe?code=unavailable&back=way-back'],
  [{ code: 'invalid-link' }, '/unsubscribe?code=invalid-link'],
])('keeps the token after %o if a retry can succeed', async (result, path) => {
  expect(await postResubscribe(formOf({ token: 'way-back' }), {}, returns(result))).toBe(path)
})

it('never puts an email into a path', async () => {
  expect(await postUnsubscribe(formOf({ email: 'ada@mill.example' }), {}, returns(tooMany))).toBe(
    '/unsubscribe?code=rate-limited',
  )
})
