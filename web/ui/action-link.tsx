import Link from 'next/link'

type ActionLinkProps = { label: string; href: string | null; emphasis?: string; className?: string }

/** A button that is a link; nothing while a draft has no place for it to go. */
export function ActionLink({ label, href, emphasis = 'main', className = '' }: ActionLinkProps) {
  if (!href || !label) return null
  const look = `${emphasis === 'quiet' ? 'quiet-action' : 'action'} ${className}`
  // Next.js navigates between pages; a mail, a number, a file and another website are the browser's.
  if (!/^[/#]/.test(href) || href.startsWith('/api/')) {
    return (
      <a className={look} href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
        {label}
      </a>
    )
  }
  return (
    <Link className={look} href={href}>
      {label}
    </Link>
  )
}
