import { expect, it } from 'vitest'
import { JustTold } from './just-told.ts'

it('takes what webhook and stream tell of one change for one, and its deletion a moment later for another', () => {
  let time = 1
  const told = new JustTold(() => time)
  expect(told.isNews({ _id: 'a', _rev: '1', operation: 'create' })).toBe(true)
  expect(told.isNews({ _id: 'a', _rev: '1' })).toBe(false)
  expect(told.isNews({ _id: 'a', _rev: '1', operation: 'delete' })).toBe(true)
  expect(told.isNews({ _id: 'a', _rev: '1', operation: 'delete' })).toBe(false)
  expect(told.isNews({ _id: 'b', _rev: '1' })).toBe(true)
  expect(told.isNews({ _id: 'a' })).toBe(true)
  time += 1_001
  expect(told.isNews({ _id: 'a', _rev: '1' })).toBe(true)
})
