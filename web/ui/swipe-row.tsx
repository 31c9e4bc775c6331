import type { ReactNode } from 'react'

type SwipeRowProps = {
  /** The name of the row for screen readers; the section's own name, if it is empty. */
  label: string
  /** True if the items are equal columns on a wide screen, which then needs no scrolling. */
  isGrid?: boolean
  /** The items, each an `li`. */
  children: ReactNode
  className?: string
}

/** Items side by side, which scroll and snap: by swipe, scrollbar or arrow keys. In print, below each other. */
export function SwipeRow({ label, isGrid = false, children, className = '' }: SwipeRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark within that of its section
    <div
      role="group"
      aria-label={label || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
      tabIndex={0}
      className={`swipe-row ${isGrid ? 'swipe-row-grid' : ''} ${className}`}
    >
      <ul>{children}</ul>
    </div>
  )
}
