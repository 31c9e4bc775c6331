import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { expect, it } from 'vitest'
import { postConfirmation } from './post-confirmation.ts'

it.each<[FormResult, string]>([
  [{ code: 'accepted' }, '/fr/newsletter/confirm?code=accepted'],
  [{ code: 'invalid-link' }, '/fr/newsletter/confirm?code=invalid-link'],
  [{ code: 'unavailable' }, '/fr/newsletter/confirm?token=a-token&code=unavailable'],
  [{ code: 'rate-limited', retryAfter: 5 }, '/fr/newsletter/confirm?token=a-token&code=rate-limited'],
])('keeps the token after %o if a retry can succeed', async (result, path) => {
  const form = new FormData()
  form.set('locale', 'fr')
  form.set('token', 'a-token')
  expect(await postConfirmation(form, {}, async () => result)).toBe(path)
})
