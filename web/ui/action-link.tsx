import type { DialogName } from '@tidewright/contracts/dialogs.ts'

type ActionLinkProps = {
  label: string
  href: string | null
  /** The dialog that it opens over the page, if any. */
  dialog?: DialogName
  /** The button's name in analytics, if its clicks are counted. */
  source?: string
  variant?: string
  className?: string
}

const styles: Record<string, string> = {
  secondary: 'button-secondary max-sm:px-3',
  link: 'text-link inline-flex min-h-11 items-center font-semibold max-sm:text-small',
}

/** A link, styled as a button unless its variant is `link`; nothing while a draft has no target. */
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
      className={`${styles[variant] ?? 'button-primary'} ${className}`}
      href={href}
      data-dialog={dialog}
      data-source={source}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {label}
    </a>
  )
}
