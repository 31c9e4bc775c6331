import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { expect, it } from 'vitest'
import { postLanguage } from './post-language.ts'

function post(language: string, result: FormResult | Error) {
  const form = new FormData()
  form.set('language', language)
  form.set('token', 'a-token')
  return postLanguage(form, {}, async () => {
    if (result instanceof Error) throw result
    return result
  })
}

it.each<[FormResult | Error, string]>([
  [{ code: 'accepted' }, '/nl/newsletter/language?code=accepted'],
  [{ code: 'not-found' }, '/nl/newsletter/language?code=not-found'],
  [{ code: 'invalid-link' }, '/nl/newsletter/language?code=invalid-link'],
  [new Error('outage'), '/nl/newsletter/language?token=a-token&code=unavailable'],
  [{ code: 'rate-limited', retryAfter: 5 }, '/nl/newsletter/language?token=a-token&code=rate-limited'],
])(
  'answers in the chosen language after %o, and keeps the token if a retry can succeed',
  async (result, path) => {
    expect(await post('nl', result)).toBe(path)
  },
)

it('takes English for a language that doesn’t exist', async () => {
  expect(await post('xx', { code: 'accepted' })).toBe('/newsletter/language?code=accepted')
})
