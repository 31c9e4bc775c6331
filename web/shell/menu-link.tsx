import type { DialogName } from '@tidewright/schemas/dialogs.ts'
import type { ReactNode } from 'react'

type MenuLinkProps = {
  href: string
  /** The path of the page that is shown; the link to it is marked. */
  path: string | null
  dialog?: DialogName
  className?: string
  children: ReactNode
}

/** A link of header or footer. */
export function MenuLink({ href, path, dialog, className, children }: MenuLinkProps) {
  return (
    <a
      href={href}
      data-dialog={dialog}
      className={className}
      aria-current={href === path ? 'page' : undefined}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {children}
    </a>
  )
}
