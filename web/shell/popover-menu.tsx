'use client'

import { usePathname } from 'next/navigation'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'

/** How long the pointer rests on a trigger before its menu opens, and how long the menu outlives the pointer, in ms. */
const hoverDelays = { open: 120, close: 220 }

type PopoverMenuProps = {
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
 * button, closes at Escape, at a click elsewhere and when another opens. JavaScript adds the pointer, and closes it when
 * a link in it is chosen, when the focus goes elsewhere and when the page changes.
 */
export function PopoverMenu({ trigger, label, triggerClass, panelClass, hover, children }: PopoverMenuProps) {
  const id = useId()
  const path = usePathname()
  const shownPath = useRef(path)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef(0)
  const openedByPointer = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    // Not on the first view: whoever was quicker than the JavaScript keeps the menu that they opened.
    if (shownPath.current !== path) panel.current?.hidePopover()
    shownPath.current = path
  }, [path])

  function isOpen() {
    return panel.current?.matches(':popover-open') ?? false
  }

  function pointerEnters({ pointerType }: PointerEvent) {
    clearTimeout(timer.current)
    if (!hover || pointerType !== 'mouse' || isOpen()) return
    timer.current = window.setTimeout(() => {
      if (isOpen()) return
      panel.current?.showPopover()
      openedByPointer.current = true
    }, hoverDelays.open)
  }

  function pointerLeaves() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      if (openedByPointer.current && !panel.current?.contains(document.activeElement))
        panel.current?.hidePopover()
    }, hoverDelays.close)
  }

  function focusLeaves({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover()
  }

  function keyPressed({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen()) return
    panel.current?.hidePopover()
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens in the button and the panel
    <div
      className="contents"
      onPointerEnter={pointerEnters}
      onPointerLeave={pointerLeaves}
      onBlur={focusLeaves}
      onKeyDown={keyPressed}
    >
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={triggerClass}
        onClick={(event) => {
          clearTimeout(timer.current)
          // The click of someone whose pointer just opened the menu means to keep it, not to close it.
          if (openedByPointer.current) event.preventDefault()
          openedByPointer.current = false
        }}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links in it, which the keyboard reaches */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is chosen with the keyboard is clicked too */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={panelClass}
        onToggle={({ newState }) => {
          if (newState === 'closed') openedByPointer.current = false
        }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) panel.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </div>
  )
}
