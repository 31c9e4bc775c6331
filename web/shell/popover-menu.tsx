import type { ReactNode } from 'react'

type PopoverMenuProps = {
  /** The id of the popover; unique on the page. */
  id: string
  /** The content of the button. */
  trigger: ReactNode
  /** The accessible name of a button that is only an icon. */
  label?: string
  triggerClass: string
  panelClass: string
  /** Whether it also opens on hover. */
  hover?: boolean
  children: ReactNode
}

/**
 * A button and its popover. It uses the browser's popover, which works without JavaScript: it closes on Escape, on a
 * click elsewhere and when another one opens. `watch-menus.ts` adds the rest.
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
