import type { ReactNode } from 'react'

type PopoverMenuProps = {
  /** Of what it opens; unique on the page. */
  id: string
  /** What stands in the button. */
  trigger: ReactNode
  /** The button's name for a screen reader, where its content is a sign. */
  label?: string
  triggerClass: string
  panelClass: string
  /** Whether it also opens under a resting mouse pointer. */
  hover?: boolean
  children: ReactNode
}

/**
 * A button and what it opens. The browser's popover does the work, without JavaScript too: it opens and closes at the
 * button, closes at Escape, at a click elsewhere and when another opens. What JavaScript adds is in `watch-menus.ts`.
 */
export function PopoverMenu({
  id,
  trigger,
  label,
  triggerClass,
  panelClass,
  hover,
  children,
}: PopoverMenuProps) {
  return (
    <div className="contents" data-menu={hover ? 'hover' : ''}>
      <button type="button" popoverTarget={id} aria-label={label} className={triggerClass}>
        {trigger}
      </button>
      <div id={id} popover="auto" className={panelClass}>
        {children}
      </div>
    </div>
  )
}
