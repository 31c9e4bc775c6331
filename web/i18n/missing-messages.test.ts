import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { missingMessages } from './missing-messages.ts'

const messages = { contact: { send: 'Send', price: 'From {amount' } }

/** Keys that the code has no right to ask for. */
function word(key: string, namespace?: 'contact'): string {
  const translate = createTranslator({ locale: 'en-GB', messages, namespace, ...missingMessages })
  return (translate as (key: string) => string)(key)
}

test('a word that is missing, or that cannot be read, shows as its key and is not logged', () => {
  const log = vi.spyOn(console, 'error')
  expect(word('contact.send')).toBe('Send')
  expect(word('contact.nowhere')).toBe('contact.nowhere')
  expect(word('nowhere', 'contact')).toBe('contact.nowhere')
  expect(word('price', 'contact')).toBe('contact.price')
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
