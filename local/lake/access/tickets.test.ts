import { expect, test } from 'vitest'
import { LOCAL_EDITOR } from './identity.ts'
import { Tickets } from './tickets.ts'

test('a ticket is good once, for ten seconds', () => {
  const tickets = new Tickets()
  const ticket = tickets.issue(LOCAL_EDITOR, 0)
  expect(tickets.isOpen(ticket, 1)).toBe(true)
  expect(tickets.redeem(ticket, 1)).toBe(LOCAL_EDITOR)
  expect(tickets.redeem(ticket, 1)).toBeUndefined()
  expect(tickets.redeem(tickets.issue(LOCAL_EDITOR, 0), 10_001)).toBeUndefined()
  expect(tickets.redeem('')).toBeUndefined()
})
