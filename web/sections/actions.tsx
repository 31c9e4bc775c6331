import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { Action } from '@/content-types.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'

type ActionsProps = { actions: Action[]; locale: LocaleId; className?: string; source?: string }

/** The buttons of a section, side by side if there is room. */
export function Actions({ actions, locale, className = 'mt-8', source }: ActionsProps) {
  if (actions.length === 0) return null
  return (
    <p className={`flex flex-wrap gap-3 sm:gap-4 ${className}`}>
      {actions.map(({ _key, label, variant, link }) => (
        <ActionLink key={_key} label={label} variant={variant} source={source} {...linkProps(link, locale)} />
      ))}
    </p>
  )
}
