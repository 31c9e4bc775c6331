import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { missingMessages } from './missing-messages.ts'

const messages = { contact: { send: 'Send', price: 'From {amount' } }

/** Keys that don't exist, which the types would reject. */
function show(key: string, namespace?: 'contact'): string {
  const translate = createTranslator({ locale: 'en-GB', messages, namespace, ...missingMessages })
  return (translate as (key: string) => string)(key)
}

test('a missing or invalid message shows as its key and is not logged', () => {
  const log = vi.spyOn(console, 'error')
  expect(show('contact.send')).toBe('Send')
  expect(show('contact.nowhere')).toBe('contact.nowhere')
  expect(show('nowhere', 'contact')).toBe('contact.nowhere')
  expect(show('price', 'contact')).toBe('contact.price')
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
