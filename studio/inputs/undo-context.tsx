import { createContext, type ReactNode, useEffect, useMemo, useRef } from 'react'

type UndoStack = {
  /** Remembers how to undo what the person just did. */
  push: (undo: () => void) => void
  undo: () => void
  /** Whether the person at this screen just did something: other editors' changes are not undone here. */
  justActed: () => boolean
}

const nothing: UndoStack = { push: () => undefined, undo: () => undefined, justActed: () => false }

export const UndoContext = createContext<UndoStack>(nothing)

/** How long a change takes at most from the press of a key or a button to the list, in milliseconds. */
const reaction = 2_000

/** Changes of lists in a form can be undone by Ctrl+Z outside of texts, which have an undo of their own. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const undos = useRef<(() => void)[]>([])
  const actedAt = useRef(0)
  const stack = useMemo<UndoStack>(
    () => ({
      push: (undo) => void undos.current.push(undo),
      undo: () => undos.current.pop()?.(),
      justActed: () => performance.now() - actedAt.current < reaction,
    }),
    [],
  )
  useEffect(() => {
    const onAction = () => {
      actedAt.current = performance.now()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndo(event) || isTyping(event.target) || undos.current.length === 0) return
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
  return <UndoContext.Provider value={stack}>{children}</UndoContext.Provider>
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
