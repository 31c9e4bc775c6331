type ActionLinkProps = { label: string; href: string | null; emphasis?: string; className?: string }

/** A button that is a link; nothing while a draft has no place for it to go. */
export function ActionLink({ label, href, emphasis = 'main', className = '' }: ActionLinkProps) {
  if (!href || !label) return null
  return (
    <a
      className={`${emphasis === 'quiet' ? 'quiet-action' : 'action'} ${className}`}
      href={href}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {label}
    </a>
  )
}
