import { expect, it } from 'vitest'
import { stringEntries } from '../../../content/seed/ui-strings.ts'
import { messagePlaces, placeOfMessage } from './message-places.ts'

it('has an entry for exactly the existing message groups', () => {
  const groups = new Set(stringEntries('en-UK').map(({ key }) => key.split('.')[0]))
  expect([...groups].sort()).toEqual(Object.keys(messagePlaces).sort())
  expect(placeOfMessage('contact.submit')).toEqual({ title: 'Consultation form', path: '/contact' })
  expect(placeOfMessage('unheard.of')).toBeNull()
})
