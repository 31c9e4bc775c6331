import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { getPublishedId, type InputProps, set, useDocumentStore, useFormValue, useGetFormValue } from 'sanity'
import { createUndoStack, isLocalChange } from './undo-stack.ts'

type Undo = Pick<ReturnType<typeof createUndoStack>, 'push' | 'undo' | 'isUndoResult'> & {
  /** Whether the person at this screen just did something: other editors' changes are not undone here. */
  hasRecentInput: () => boolean
}

const nothing: Undo = {
  push: () => undefined,
  undo: () => undefined,
  isUndoResult: () => false,
  hasRecentInput: () => false,
}

export const UndoContext = createContext<Undo>(nothing)

/** How long a change takes at most from the press of a key or a button to the list, in milliseconds. */
const reaction = 2_000

type UndoProviderProps = { onChange: InputProps['onChange']; children: ReactNode }

/** Changes of lists in a form can be undone by Ctrl+Z outside of texts, which have an undo of their own. `onChange` is that of the whole form. */
export function UndoProvider({ onChange, children }: UndoProviderProps) {
  const valueAt = useGetFormValue()
  const latest = useRef(onChange)
  latest.current = onChange
  const actedAt = useRef(0)
  const isLocal = useIsLocalChange()
  const stack = useMemo(
    () => createUndoStack({ valueAt, write: (path, list) => latest.current(set(list, path)) }),
    [valueAt],
  )
  const undo = useMemo<Undo>(
    () => ({
      ...stack,
      hasRecentInput: () => isLocal.current && performance.now() - actedAt.current < reaction,
    }),
    [stack, isLocal],
  )
  useEffect(() => {
    const onAction = () => {
      actedAt.current = performance.now()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndo(event) || isEditing(event.target) || stack.isEmpty()) return
      event.preventDefault()
      stack.undo()
    }
    const actions = ['pointerdown', 'pointerup', 'keydown'] as const
    for (const action of actions) window.addEventListener(action, onAction, true)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      for (const action of actions) window.removeEventListener(action, onAction, true)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [stack])
  return <UndoContext.Provider value={undo}>{children}</UndoContext.Provider>
}

/** Whether the last change of the form's document was made in this window: a colleague's may come while one types. */
function useIsLocalChange() {
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const type = String(useFormValue(['_type']) ?? '')
  const { pair } = useDocumentStore()
  const isLocal = useRef(false)
  useEffect(() => {
    if (!id || !type) return
    const subscription = pair.documentEvents(id, type).subscribe((event) => {
      isLocal.current = isLocalChange(event) ?? isLocal.current
    })
    return () => subscription.unsubscribe()
  }, [pair, id, type])
  return isLocal
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
