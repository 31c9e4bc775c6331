type ActionLinkProps = { label: string; href: string | null; variant?: string; className?: string }

/** A button that is a link; nothing while a draft has no place for it to go. */
export function ActionLink({ label, href, variant = 'primary', className = '' }: ActionLinkProps) {
  if (!href || !label) return null
  return (
    <a
      className={`${variant === 'secondary' ? 'button-secondary' : 'button-primary'} ${className}`}
      href={href}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {label}
    </a>
  )
}
