import type { DocumentActionComponent } from 'sanity'

/**
 * Puts each action into a wrapper once, so that it is the same component at every rendering: a new one would lose a publish that waits
 * for the last edit to be saved.
 */
export function wrapOnce(
  wrap: (action: DocumentActionComponent) => DocumentActionComponent,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const wrapper = wrappers.get(action) ?? Object.assign(wrap(action), nameOf(action))
    wrappers.set(action, wrapper)
    return wrapper
  }
}

/** By which the Studio knows an action, and its tests. */
function nameOf({ action, displayName }: DocumentActionComponent) {
  return { ...(action && { action }), ...(displayName && { displayName }) }
}
