import { expect, it, vi } from 'vitest'
import { createDiskFullWarning, isDiskFull } from './disk-full.ts'

const withFields = (fields: object) => Object.assign(new Error('x'), fields)

it.each([
  [withFields({ code: 'ENOSPC' }), true],
  [withFields({ code: 'EDQUOT' }), true],
  [withFields({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), true],
  [new Error('behind', { cause: withFields({ code: 'ENOSPC' }) }), true],
  [withFields({ code: 'ERR_SQLITE_ERROR', errcode: 5 }), false],
  [new Error('something else'), false],
  ['ENOSPC', false],
])('detects a full disk: %o', (error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull)
})

it('prints the hint once in ten seconds', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  let clock = 0
  const warn = createDiskFullWarning('Inbox', () => clock)
  for (clock = 0; clock < 25_000; clock += 1_000) warn()
  expect(print).toHaveBeenCalledTimes(3)
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/^Inbox: The disk is full/))
  print.mockRestore()
})
