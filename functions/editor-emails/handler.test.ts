import { expect, test } from 'vitest'
import { refusalOf } from './handler.ts'

const own = 'eva.novak@mail-provider.example'
const leadsTo = 'Hello@Tidewright.example'

test.each([
  own,
  'Eva.Novak@Mail-Provider.example',
  leadsTo,
  'colleague@tidewright.example',
  'test+1@TIDEWRIGHT.example',
])('a test may go to %s', (to) => expect(refusalOf(to, own, leadsTo)).toBeNull())

test.each([
  'anna@bakery.example',
  'anna@mail-provider.example',
  'anna@mail.tidewright.example',
  'anna@nottidewright.example',
  'hello@tidewright.example.bakery.example',
])('a test may not go to %s, and the answer says where it may', (to) => {
  const error = 'A test goes only to you and to addresses at tidewright.example.'
  for (const editor of [own, null])
    expect(refusalOf(to, editor, leadsTo)).toEqual({ status: 409, body: { error } })
})

test.each(['', 'tidewright.example', 'a@b.example,hello@tidewright.example', 'somebody@localhost'])(
  '“%s” isn’t an address',
  (to) => expect(refusalOf(to, 'editor@localhost', leadsTo)?.status).toBe(400),
)

test('the editor’s own address may be one of a local copy', () => {
  expect(refusalOf('editor@localhost', 'editor@localhost', leadsTo)).toBeNull()
})
