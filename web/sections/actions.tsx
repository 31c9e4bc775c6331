import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { Action } from '@/content-types.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'

type ActionsProps = { actions: Action[]; locale: LocaleId; className?: string; source?: string }

/** The buttons of a section, side by side if there is room; those that are plain links are in a row below. */
export function Actions({ actions, locale, className = 'mt-8', source }: ActionsProps) {
  if (actions.length === 0) return null
  const show = ({ _key, label, variant, link }: Action) => (
    <ActionLink key={_key} label={label} variant={variant} source={source} {...linkProps(link, locale)} />
  )
  const links = actions.filter(({ variant }) => variant === 'link')
  return (
    <p className={`flex flex-wrap gap-3 sm:gap-4 ${className}`}>
      {actions.filter((action) => !links.includes(action)).map(show)}
      {links.length > 0 && (
        <span className="-mt-2 flex basis-full flex-wrap gap-x-5 sm:gap-x-8">{links.map(show)}</span>
      )}
    </p>
  )
}
