// @vitest-environment jsdom
import { act, useContext } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { UndoContext, UndoProvider } from './undo-context.tsx'

vi.mock('sanity', () => {
  const list = [{ _key: 'a' }]
  const valueAt = () => list
  return {
    getPublishedId: String,
    set: () => 'undone',
    useDocumentStore: () => ({}),
    useFormValue: () => '',
    useGetFormValue: () => valueAt,
  }
})

it('undoes in the form that was changed last, one form for each Ctrl+Z', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const root = createRoot(document.createElement('div'))
  const [left, right] = [vi.fn(), vi.fn()]
  const changes: (() => void)[] = []
  function List() {
    const { push } = useContext(UndoContext)
    changes.push(() => push({ kind: 'added', added: ['a'], removed: [], path: ['points'], before: [] }))
    return null
  }
  await act(async () =>
    root.render(
      [left, right].map((onChange, index) => (
        <UndoProvider key={String(index)} onChange={onChange}>
          <List />
        </UndoProvider>
      )),
    ),
  )
  const [changeLeft, changeRight] = changes
  changeRight?.()
  changeLeft?.()
  const undo = () =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true }))
  undo()
  expect([left.mock.calls.length, right.mock.calls.length]).toEqual([1, 0])
  undo()
  expect([left.mock.calls.length, right.mock.calls.length]).toEqual([1, 1])
  changeLeft?.()
  await act(async () => root.unmount())
  undo()
  expect(left).toHaveBeenCalledTimes(1)
})
