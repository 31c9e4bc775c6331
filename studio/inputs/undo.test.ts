import { expect, it } from 'vitest'
import { listChange, restored } from './undo.ts'

const list = (...keys: string[]) => keys.map((_key) => ({ _key, text: _key }))

it('tells what became of a list', () => {
  expect(listChange(list('a', 'b'), list('a', 'b'))).toBe('none')
  expect(listChange(list('a', 'b'), list('b', 'a'))).toBe('moved')
  expect(listChange(list('a'), list('a', 'b'))).toBe('added')
  expect(listChange(list('a', 'b'), list('b', 'c'))).toBe('removed')
  expect(listChange(list('a'), undefined)).toBe('removed')
  expect(listChange(undefined, list('a'))).toBe('none')
})

it('brings back what was removed, with what was written since', () => {
  const now = [{ _key: 'b', text: 'changed since' }, ...list('theirs')]
  expect(restored(list('a', 'b'), now, [])).toEqual([
    { _key: 'a', text: 'a' },
    { _key: 'b', text: 'changed since' },
    { _key: 'theirs', text: 'theirs' },
  ])
})

it('takes out what was added, and puts back what was moved', () => {
  expect(restored(list('a'), list('a', 'mine'), ['mine'])).toEqual(list('a'))
  expect(restored(list('a', 'b'), list('b', 'a'), [])).toEqual(list('a', 'b'))
})
