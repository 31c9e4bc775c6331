import Link from 'next/link'
import type { ReactNode } from 'react'

type MenuLinkProps = {
  href: string
  /** The path of the page that is shown; the link to it is marked. */
  path: string
  className?: string
  children: ReactNode
}

/** A link of header or footer. Next.js navigates between pages; a mail, a file and another website are the browser's. */
export function MenuLink({ href, path, className, children }: MenuLinkProps) {
  const attributes = { href, className, 'aria-current': href === path ? ('page' as const) : undefined }
  if (!href.startsWith('/') || href.startsWith('/api/')) {
    return (
      <a {...attributes} rel={href.startsWith('https:') ? 'noopener' : undefined}>
        {children}
      </a>
    )
  }
  return <Link {...attributes}>{children}</Link>
}
