import type { DocumentActionComponent } from 'sanity'

/**
 * Wraps each action once, so that it is the same component in every render: a new one would lose a pending publish that
 * waits for the last edit to be saved.
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

/** The properties by which the Studio and its tests identify an action. */
function nameOf({ action, displayName }: DocumentActionComponent) {
  return { ...(action && { action }), ...(displayName && { displayName }) }
}
