import { expect, it, vi } from 'vitest'
import { changedNotes } from './use-leads.ts'

vi.mock('../env.ts', () => ({ functionsUrl: 'https://functions.test' }))

it('sends only what the editor changed, so a colleague’s note stays', () => {
  const before = { status: 'new', owner: '', note: '' } as const
  expect(changedNotes(before, { ...before, status: 'contacted' })).toEqual({ status: 'contacted' })
  expect(changedNotes({ ...before, note: 'Call' }, before)).toEqual({ note: '' })
})
