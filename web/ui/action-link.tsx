import type { DialogName } from '@tidewright/schemas/dialogs.ts'

type ActionLinkProps = {
  label: string
  href: string | null
  /** Opens over the page, where it can. */
  dialog?: DialogName
  /** Names the button in the statistics, where its clicks are counted. */
  source?: string
  variant?: string
  className?: string
}

/** A button that is a link; nothing while a draft has no place for it to go. */
export function ActionLink({
  label,
  href,
  dialog,
  source,
  variant = 'primary',
  className = '',
}: ActionLinkProps) {
  if (!href || !label) return null
  return (
    <a
      className={`${variant === 'secondary' ? 'button-secondary max-sm:px-3' : 'button-primary'} ${className}`}
      href={href}
      data-dialog={dialog}
      data-source={source}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {label}
    </a>
  )
}
