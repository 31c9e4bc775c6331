import type { DialogName } from '@tidewright/schemas/dialogs.ts'

type ActionLinkProps = {
  label: string
  href: string | null
  /** Opens over the page, where it can. */
  dialog?: DialogName
  variant?: string
  className?: string
}

/** A button that is a link; nothing while a draft has no place for it to go. */
export function ActionLink({ label, href, dialog, variant = 'primary', className = '' }: ActionLinkProps) {
  if (!href || !label) return null
  return (
    <a
      className={`${variant === 'secondary' ? 'button-secondary' : 'button-primary'} ${className}`}
      href={href}
      data-dialog={dialog}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {label}
    </a>
  )
}
