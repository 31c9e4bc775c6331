import { expect, test } from 'vitest'
import { refusalOf } from './refusal-of.ts'

const team = ['Eva@Studio.example', 'hello@tidewright.example']

test.each(['Eva@Studio.example', 'colleague@studio.example', 'test+1@tidewright.example'])(
  'a test may go to %s',
  (to) => expect(refusalOf(to, team)).toBeNull(),
)

test.each([
  'anna@bakery.example',
  'anna@mail.tidewright.example',
  'anna@nottidewright.example',
  'hello@tidewright.example.bakery.example',
])('a test may not go to %s, and the answer says where it may', (to) => {
  const error = 'A test goes only to you and to addresses at studio.example or tidewright.example.'
  expect(refusalOf(to, team)).toEqual({ status: 409, body: { error } })
})

test('an editor without a known address may write to the team', () => {
  const error = 'A test goes only to you and to addresses at tidewright.example.'
  expect(refusalOf('anna@bakery.example', [null, 'hello@tidewright.example'])?.body).toEqual({ error })
})

test.each(['', 'tidewright.example', 'a@b.example,hello@tidewright.example', 'somebody@localhost'])(
  '“%s” isn’t an address',
  (to) => expect(refusalOf(to, [...team, 'editor@localhost'])?.status).toBe(400),
)

test('the editor’s own address may be one of a local copy', () => {
  expect(refusalOf('editor@localhost', ['editor@localhost', 'hello@tidewright.example'])).toBeNull()
})
