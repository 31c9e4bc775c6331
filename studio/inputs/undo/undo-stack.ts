import type { Path } from 'sanity'
import { keysOf, type ListChange, listChange, restored } from './undo.ts'

type Item = { _key: string }
/** A change to the list at `path`, with its value before. */
export type UndoableChange = ListChange & { path: Path; before: readonly Item[] }

/** Access to the current document of a form. */
type FormDocument = { valueAt: (path: Path) => unknown; write: (path: Path, list: readonly Item[]) => void }

/**
 * An undo stack for the lists of a form. It reads lists from the document, because their inputs may be unmounted, and
 * skips lists that no longer exist.
 */
export function createUndoStack(form: FormDocument) {
  const changes: UndoableChange[] = []
  /** The expected result of the last undo, until the list reports it: an undo isn't a new change. */
  let undoResult: { path: string; keys: string } | null = null
  return {
    isEmpty: () => changes.length === 0,
    push(change: UndoableChange): void {
      undoResult = null
      changes.push(change)
    },
    undo(): void {
      for (let change = changes.pop(); change; change = changes.pop()) {
        const { path, before } = change
        if (form.valueAt(path.slice(0, -1)) === undefined) continue
        const value = form.valueAt(path)
        const now = keysOf(value) ? (value as readonly Item[]) : [] // `keysOf` checked the items
        const list = restored(before, now, change)
        if (listChange(now, list).kind === 'none') continue
        undoResult = { path: JSON.stringify(path), keys: JSON.stringify(keysOf(list)) }
        form.write(path, list)
        return
      }
    },
    /** Whether the current value of a list is the result of an undo. Resets the flag. */
    isUndoResult(path: Path, list: unknown): boolean {
      const isIt =
        undoResult?.path === JSON.stringify(path) && undoResult.keys === JSON.stringify(keysOf(list ?? []))
      if (isIt) undoResult = null
      return isIt
    },
  }
}

/** Events that may contain changes by others. */
const fromElsewhere = ['rebase', 'reset', 'reconnect', 'welcomeback']

/** Whether a document event is a change made in this window; null if it isn't a change. */
export function isLocalChange(event: { type: string; origin?: string }): boolean | null {
  if (event.type === 'mutation') return event.origin === 'local'
  return fromElsewhere.includes(event.type) ? false : null
}
