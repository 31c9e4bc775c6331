import type { Path } from 'sanity'
import { keysOf, type ListChange, listChange, restored } from './undo.ts'

type Item = { _key: string }
/** A change of the list at `path`, which was `before`. */
export type UndoableChange = ListChange & { path: Path; before: readonly Item[] }

/** The document of a form, as it is at the time of asking. */
type FormDocument = { valueAt: (path: Path) => unknown; write: (path: Path, list: readonly Item[]) => void }

/**
 * How to undo what was done to the lists of a form, last first. The lists themselves may be off the screen by then: what they hold is asked of
 * the document, and one whose place is gone is passed over.
 */
export function createUndoStack(form: FormDocument) {
  const changes: UndoableChange[] = []
  /** What the last undo made, until the list says so: the way back is no change of its own. */
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
        const now = keysOf(value) ? (value as readonly Item[]) : [] // all of it has keys
        const list = restored(before, now, change)
        if (listChange(now, list).kind === 'none') continue
        undoResult = { path: JSON.stringify(path), keys: JSON.stringify(keysOf(list)) }
        form.write(path, list)
        return
      }
    },
    /** Whether the list at a path became what it is by undoing; asked once. */
    isUndoResult(path: Path, list: unknown): boolean {
      const isIt =
        undoResult?.path === JSON.stringify(path) && undoResult.keys === JSON.stringify(keysOf(list ?? []))
      if (isIt) undoResult = null
      return isIt
    },
  }
}

/** What brings in what others did, or may have done. */
const fromElsewhere = ['rebase', 'reset', 'reconnect', 'welcomeback']

/** Whether an event of a document in the Studio tells of a change made in this window; null where it tells of none. */
export function isLocalChange(event: { type: string; origin?: string }): boolean | null {
  if (event.type === 'mutation') return event.origin === 'local'
  return fromElsewhere.includes(event.type) ? false : null
}
