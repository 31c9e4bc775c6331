import { expect, it } from 'vitest'
import { createUndoStack, isLocalChange, keysOf, listChange, restored } from './undo-stack.ts'

const list = (...keys: string[]) => keys.map((_key) => ({ _key, text: _key }))

it('detects added, removed and moved items', () => {
  expect(listChange(list('a', 'b'), list('a', 'b')).kind).toBe('none')
  expect(listChange(list('a', 'b'), list('b', 'a')).kind).toBe('moved')
  expect(listChange(list('a'), list('a', 'b'))).toEqual({ kind: 'added', added: ['b'], removed: [] })
  expect(listChange(list('a', 'b'), list('b', 'c'))).toEqual({
    kind: 'removed',
    added: ['c'],
    removed: ['a'],
  })
  expect(listChange(list('a'), undefined).kind).toBe('removed')
  expect(listChange(undefined, list('a')).kind).toBe('none')
})

it('restores removed items and keeps later changes', () => {
  const now = [{ _key: 'b', text: 'changed since' }, ...list('theirs')]
  expect(restored(list('a', 'b', 'c'), now, { added: [], removed: ['a'] })).toEqual([
    { _key: 'a', text: 'a' },
    { _key: 'b', text: 'changed since' },
    { _key: 'theirs', text: 'theirs' },
  ])
})

it('removes added items, and moves moved ones back', () => {
  const nothing = { added: [], removed: [] }
  expect(restored(list('a'), list('a', 'mine'), { ...nothing, added: ['mine'] })).toEqual(list('a'))
  expect(restored(list('a', 'b'), list('b', 'a'), nothing)).toEqual(list('a', 'b'))
})

type Points = ReturnType<typeof list>
const points = ['sections', { _key: 's' }, 'points']

/** A form with one nested list. */
function formWith(first: Points) {
  let document: { sections?: Points } = { sections: first }
  const stack = createUndoStack({
    valueAt: (path) => (path.length < points.length ? document.sections && {} : document.sections),
    write: (_path, sections) => {
      document = { sections: list(...sections.map(({ _key }) => _key)) }
    },
  })
  const become = (sections: Points | undefined) => {
    document = sections ? { sections } : {}
  }
  return { stack, become, keys: () => keysOf(document.sections ?? []) }
}

it('undoes in the current document, even if the list is closed', () => {
  const { stack, become, keys } = formWith(list('a', 'b'))
  stack.push({ ...listChange(list('a', 'b'), list('b')), path: points, before: list('a', 'b') })
  become(list('b', 'theirs'))
  stack.undo()
  expect(keys()).toEqual(['a', 'b', 'theirs'])
  expect(stack.isEmpty()).toBe(true)
  expect(stack.isUndoResult(points, list('a', 'b', 'theirs'))).toBe(true)
  expect(stack.isUndoResult(points, list('a', 'b', 'theirs'))).toBe(false)
})

it('skips lists that are gone, and changes that somebody already undid', () => {
  const { stack, become, keys } = formWith(list('a'))
  stack.push({ ...listChange(list('a', 'b'), list('a')), path: points, before: list('a', 'b') })
  stack.push({ ...listChange(list('a'), list('a', 'c')), path: points, before: list('a') })
  stack.undo()
  expect(keys()).toEqual(['a', 'b'])
  stack.push({ ...listChange(list('a', 'b'), list('a')), path: points, before: list('a', 'b') })
  become(undefined)
  stack.undo()
  expect(keys()).toEqual([])
})

it('undoes one change and keeps what was changed after it', () => {
  const { stack, become, keys } = formWith(list('b'))
  const removal = { ...listChange(list('a', 'b'), list('b')), path: points, before: list('a', 'b') }
  stack.push(removal)
  stack.push({ ...listChange(list('b'), list('b', 'c')), path: points, before: list('b') })
  become(list('b', 'c'))
  expect(stack.undo(removal)).toBe(true)
  expect(keys()).toEqual(['a', 'b', 'c'])
  expect(stack.undo(removal)).toBe(false)
  stack.undo()
  expect(keys()).toEqual(['a', 'b'])
})

it('distinguishes local changes from those of colleagues', () => {
  expect(isLocalChange({ type: 'mutation', origin: 'local' })).toBe(true)
  expect(isLocalChange({ type: 'mutation', origin: 'remote' })).toBe(false)
  expect(isLocalChange({ type: 'rebase' })).toBe(false)
  expect(isLocalChange({ type: 'snapshot' })).toBeNull()
})
