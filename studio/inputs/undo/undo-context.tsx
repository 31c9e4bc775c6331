import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { getPublishedId, type InputProps, set, useDocumentStore, useFormValue, useGetFormValue } from 'sanity'
import { createUndoStack, isLocalChange, stackToUndo } from './undo-stack.ts'

type Undo = Pick<ReturnType<typeof createUndoStack>, 'push' | 'undo' | 'isUndoResult'> & {
  /** Whether the last change came from this user's recent input. Other editors' changes aren't undone here. */
  hasRecentInput: () => boolean
}

const nothing: Undo = {
  push: () => undefined,
  undo: () => false,
  isUndoResult: () => false,
  hasRecentInput: () => false,
}

export const UndoContext = createContext<Undo>(nothing)

/** Maximum time from a key press or click to the resulting list change, in milliseconds. */
const maxReactionMs = 2_000

type UndoProviderProps = { onChange: InputProps['onChange']; children: ReactNode }

/**
 * Undoes list changes with Ctrl+Z, except inside text fields, which have their own undo. Of several open forms, the one
 * changed last acts. `onChange` is that of the whole form.
 */
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
      hasRecentInput: () => isLocal.current && performance.now() - actedAt.current < maxReactionMs,
    }),
    [stack, isLocal],
  )
  useEffect(() => {
    const onAction = () => {
      actedAt.current = performance.now()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // Another form may have undone its last change just now.
      if (event.defaultPrevented || !isUndo(event) || isEditing(event.target)) return
      if (stackToUndo() !== stack) return
      event.preventDefault()
      stack.undo()
    }
    const actions = ['pointerdown', 'pointerup', 'keydown'] as const
    for (const action of actions) window.addEventListener(action, onAction, true)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      for (const action of actions) window.removeEventListener(action, onAction, true)
      window.removeEventListener('keydown', onKeyDown)
      stack.close()
    }
  }, [stack])
  return <UndoContext.Provider value={undo}>{children}</UndoContext.Provider>
}

/** Whether the last change to the form's document was made in this window. */
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
