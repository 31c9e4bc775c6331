import type { Path } from 'sanity'

/** A change to the list at `path`, with its value before. */
type UndoableChange = ListChange & { path: Path; before: readonly Item[] }

/** Access to the current document of a form. */
type FormDocument = { valueAt: (path: Path) => unknown; write: (path: Path, list: readonly Item[]) => void }

type UndoStack = ReturnType<typeof createUndoStack>

/** The stacks of the open forms that had changes, the one changed last at the end. */
const changedStacks = new Set<UndoStack>()

/** The stack on which Ctrl+Z acts, since several forms can be open side by side. */
export function stackToUndo(): UndoStack | undefined {
  return [...changedStacks].findLast((stack) => !stack.isEmpty())
}

/**
 * An undo stack for the lists of a form. It reads lists from the document, because their inputs may be unmounted, and
 * skips lists that no longer exist.
 */
export function createUndoStack(form: FormDocument) {
  const changes: UndoableChange[] = []
  /** The expected result of the last undo, until the list reports it: an undo isn't a new change. */
  let undoResult: { path: string; keys: string } | null = null
  const stack = {
    isEmpty: () => changes.length === 0,
    push(change: UndoableChange): void {
      undoResult = null
      changes.push(change)
      changedStacks.delete(stack)
      changedStacks.add(stack)
    },
    /** Undoes the given change, or else the latest one that can be undone. Returns whether it did. */
    undo(only?: UndoableChange): boolean {
      for (const change of only ? changes.filter((each) => each === only) : changes.toReversed()) {
        const [, ...later] = changes.splice(changes.indexOf(change))
        changes.push(...later)
        const { path, before } = change
        if (form.valueAt(path.slice(0, -1)) === undefined) continue
        const value = form.valueAt(path)
        const now = keysOf(value) ? (value as readonly Item[]) : [] // `keysOf` checked the items
        const list = restored(before, now, change)
        if (listChange(now, list).kind === 'none') continue
        for (const each of later.filter((other) => pathKey(other.path) === pathKey(path)))
          each.before = restored(before, each.before, change)
        undoResult = { path: pathKey(path), keys: JSON.stringify(keysOf(list)) }
        form.write(path, list)
        return true
      }
      return false
    },
    /** For a form that closes. */
    close: () => void changedStacks.delete(stack),
    /** Whether the current value of a list is the result of an undo. Resets the flag. */
    isUndoResult(path: Path, list: unknown): boolean {
      const isIt =
        undoResult?.path === pathKey(path) && undoResult.keys === JSON.stringify(keysOf(list ?? []))
      if (isIt) undoResult = null
      return isIt
    },
  }
  return stack
}

const pathKey = (path: Path) => JSON.stringify(path)

/** Events that may contain changes by others. */
const fromElsewhere = ['rebase', 'reset', 'reconnect', 'welcomeback']

/** Whether a document event is a change made in this window; null if it isn't a change. */
export function isLocalChange(event: { type: string; origin?: string }): boolean | null {
  if (event.type === 'mutation') return event.origin === 'local'
  return fromElsewhere.includes(event.type) ? false : null
}

type Item = { _key: string }

/** The keys of a list of objects, in order; null for any other value. */
export function keysOf(list: unknown): string[] | null {
  if (!Array.isArray(list)) return null
  const keys = list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? Reflect.get(item, '_key') : undefined,
  )
  return keys.every((key) => typeof key === 'string') ? keys : null
}

/** The difference between two versions of a list, by item keys. */
type ListChange = { kind: 'none' | 'added' | 'removed' | 'moved'; added: string[]; removed: string[] }

export function listChange(before: unknown, after: unknown): ListChange {
  const [old, now] = [keysOf(before), keysOf(after ?? [])]
  if (!old || !now || old.join() === now.join()) return { kind: 'none', added: [], removed: [] }
  const added = now.filter((key) => !old.includes(key))
  const removed = old.filter((key) => !now.includes(key))
  return { kind: removed.length > 0 ? 'removed' : added.length > 0 ? 'added' : 'moved', added, removed }
}

/**
 * A list as it was before a change, without losing later edits: existing items keep their current content, items added
 * by others follow at the end, and items removed by others stay removed.
 */
export function restored<ListItem extends Item>(
  before: readonly ListItem[],
  now: readonly ListItem[],
  { added, removed }: Pick<ListChange, 'added' | 'removed'>,
): ListItem[] {
  const current = new Map(now.map((item) => [item._key, item]))
  const known = new Set(before.map(({ _key }) => _key))
  const others = now.filter(({ _key }) => !known.has(_key) && !added.includes(_key))
  const back = before.flatMap((item) => current.get(item._key) ?? (removed.includes(item._key) ? item : []))
  return [...back, ...others]
}
