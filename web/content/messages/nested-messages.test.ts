import { expect, it } from 'vitest'
import { mergeMessages, nestMessages } from './nested-messages.ts'

it('nests dotted keys, and the later of two entries wins', () => {
  const entries = [
    { key: 'form.submit', value: 'Send' },
    { key: 'form.error.title', value: 'Error' },
    { key: 'form.submit', value: 'Book' },
  ]
  expect(nestMessages(entries)).toEqual({ form: { submit: 'Book', error: { title: 'Error' } } })
})

it('leaves out empty texts, so that the fallback shows', () => {
  expect(nestMessages([{ key: 'a.b', value: '' }])).toEqual({})
})

it('merges two sets of messages without changing either', () => {
  const english = { form: { submit: 'Send', cancel: 'Cancel' } }
  const french = { form: { submit: 'Envoyer' } }
  expect(mergeMessages(english, french)).toEqual({ form: { submit: 'Envoyer', cancel: 'Cancel' } })
  expect(english.form.submit).toBe('Send')
})
