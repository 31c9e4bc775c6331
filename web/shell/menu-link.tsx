import type { DialogName } from '@tidewright/contracts/dialogs.ts'
import type { ReactNode } from 'react'
import { isAbove } from './menu-entries.ts'

type MenuLinkProps = {
  href: string
  /** The path of the current page. Its link is marked, and that of the page above it. */
  path: string | null
  dialog?: DialogName
  className?: string
  children: ReactNode
}

/** A link in the header or footer. */
export function MenuLink({ href, path, dialog, className, children }: MenuLinkProps) {
  return (
    <a
      href={href}
      data-dialog={dialog}
      className={className}
      aria-current={href === path ? 'page' : isAbove(href, path) ? 'true' : undefined}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {children}
    </a>
  )
}

/** A small arrowhead that points down, and turns while the menu of its button is open (globals.css). */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 12 12" className={`size-3 shrink-0 ${className}`} fill="none" aria-hidden="true">
      <path d="m2 4 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
