import type { ReactNode } from 'react'

type MenuLinkProps = {
  href: string
  /** The path of the page that is shown; the link to it is marked. */
  path: string | null
  className?: string
  children: ReactNode
}

/** A link of header or footer. */
export function MenuLink({ href, path, className, children }: MenuLinkProps) {
  return (
    <a
      href={href}
      className={className}
      aria-current={href === path ? 'page' : undefined}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {children}
    </a>
  )
}
