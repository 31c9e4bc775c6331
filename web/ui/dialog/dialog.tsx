'use client'

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icons.tsx'

type DialogProps = {
  title: string
  closeLabel: string
  onClose: () => void
  /** For content that is wider than a form. */
  wide?: boolean
  children: ReactNode
}

/**
 * A modal dialog: the browser's own, which handles Escape and restores the focus. A click outside closes it, unless the
 * visitor has entered something. On a phone it covers the screen from below.
 */
export function Dialog({ title, closeLabel, onClose, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Must run first: if another dialog replaces this one, its closing must not count as the visitor's.
  useLayoutEffect(() => {
    const element = dialog.current
    const closed = () => onClose()
    element?.addEventListener('close', closed)
    return () => element?.removeEventListener('close', closed)
  }, [onClose])
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    firstField(element)?.focus({ preventScroll: true })
    // Closing it instead of only removing it restores the focus.
    return () => element?.close()
  }, [])

  const hasInput = useRef(false)
  // Selecting text and letting go beside the dialog is also a click on it.
  const isPressedBeside = useRef(false)
  const press = ({ target, currentTarget }: MouseEvent) => {
    isPressedBeside.current = target === currentTarget
  }
  const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && isPressedBeside.current && !hasInput.current) currentTarget.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the dialog; the keyboard uses Escape.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onMouseDown={press}
      onClick={closeBeside}
      onInput={() => {
        hasInput.current = true
      }}
      className={`dialog m-0 mt-auto w-full max-w-none bg-paper p-0 text-ink sm:m-auto ${wide ? 'sm:max-w-3xl' : 'sm:max-w-xl'}`}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="sticky top-0 z-10 flex items-start gap-4 border-b border-line bg-paper px-5 py-3 sm:px-8">
          <h2 id={titleId} className="py-1.5 text-h3">
            {title}
          </h2>
          <form method="dialog" className="ml-auto">
            <button
              type="submit"
              aria-label={closeLabel}
              className="grid size-11 cursor-pointer place-items-center"
            >
              <Icon className="size-5" d="M5 5l14 14M19 5L5 19" />
            </button>
          </form>
        </div>
        <div className="px-5 pt-5 pb-8 sm:px-8">{children}</div>
      </div>
    </dialog>
  )
}

/** The first field to type in: whoever opens a form wants to fill it in. Otherwise the browser focuses “Close”. */
function firstField(element: HTMLElement | null) {
  return element?.querySelector<HTMLElement>('input:is([type=text], [type=email]):not([tabindex="-1"])')
}
