import { expect, it } from 'vitest'
import { AddressBook } from './address-book.ts'

it('tells a change of the address from one of the content', () => {
  const book = new AddressBook()
  const moves = (change: object) => book.moves({ _id: 'a', language: 'fr', slug: 'one', ...change })
  expect(moves({})).toBe(true)
  expect(moves({})).toBe(false)
  expect(moves({ slug: 'two' })).toBe(true)
  expect(moves({ slug: 'two' })).toBe(false)
  expect(moves({ slug: 'two', language: 'es' })).toBe(true)
  expect(moves({ _id: 'b' })).toBe(true)
  expect(moves({ slug: null })).toBe(true)
  expect(moves({ slug: null })).toBe(false)
})

it('takes a deletion, and a change of which the address is unknown, for a move', () => {
  const book = new AddressBook()
  const change = { _id: 'a', slug: 'one' }
  for (const unknown of [{ operation: 'delete' }, { slug: undefined }]) {
    book.moves(change)
    expect(book.moves({ ...change, ...unknown })).toBe(true)
    expect(book.moves(change)).toBe(true)
  }
})
