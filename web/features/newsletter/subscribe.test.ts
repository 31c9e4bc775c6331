import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import { describe, expect, it, vi } from 'vitest'
import type { InsertResult } from '@/backend/subscribers.ts'
import { subscribe } from './subscribe.ts'

function backendThat(insert: InsertResult, notify: FormResult<'email'>) {
  return { insertSubscriber: vi.fn(async () => insert), notifySubscriber: vi.fn(async () => notify) }
}

const stored: InsertResult = { code: 'stored' }
const accepted: FormResult<'email'> = { code: 'accepted' }

const signUp = { email: 'ada@a.example', locale: 'fr' as const, isStored: false, honeypot: '' }

describe('sign-up', () => {
  it.each<[InsertResult, FormResult<'email'>, string, number]>([
    [stored, accepted, 'subscribed', 1],
    [stored, { code: 'duplicate' }, 'subscribed', 1],
    [stored, { code: 'unavailable' }, 'partial', 1],
    [stored, { code: 'rate-limited', retryAfter: 60 }, 'partial', 1],
    [{ code: 'duplicate' }, accepted, 'known', 0],
    [{ code: 'rate-limited' }, accepted, 'limited', 0],
    [{ code: 'failed', reason: '42501' }, accepted, 'failed', 0],
  ])('after %o and %o is %s', async (insert, notify, result, notified) => {
    const backend = backendThat(insert, notify)
    expect(await subscribe(signUp, backend)).toBe(result)
    expect(backend.insertSubscriber).toHaveBeenCalledWith('ada@a.example', 'fr')
    expect(backend.notifySubscriber).toHaveBeenCalledTimes(notified)
  })

  it('that stored the row is completed by the second call alone', async () => {
    const backend = backendThat({ code: 'duplicate' }, accepted)
    expect(await subscribe({ ...signUp, isStored: true }, backend)).toBe('subscribed')
    expect(backend.insertSubscriber).not.toHaveBeenCalled()
  })

  it('by a bot stores and sends nothing', async () => {
    const backend = backendThat(stored, accepted)
    expect(await subscribe({ ...signUp, honeypot: 'https://spam.example' }, backend)).toBe('failed')
    expect(backend.insertSubscriber).not.toHaveBeenCalled()
    expect(backend.notifySubscriber).not.toHaveBeenCalled()
  })
})
