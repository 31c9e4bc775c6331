import type { Crumb } from '@/links/breadcrumbs.ts'
import { StaticHtml } from '@/ui/static-html.tsx'
import { Chevron, MenuLink } from './menu-link.tsx'

/** The breadcrumbs of the page: every step is a link except the last, which is the page itself. */
export function Breadcrumb({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  if (crumbs.length < 2) return null
  return (
    <StaticHtml
      as="nav"
      name="breadcrumb"
      aria-label={label}
      className="page-width pt-1 text-small text-muted lg:pt-3 print:hidden"
    >
      <ol className="-ml-1 flex flex-wrap items-center gap-x-1">
        {crumbs.map(({ label, languageTag, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={label} className="flex min-w-0 items-center gap-x-1" lang={languageTag}>
              {index > 0 && <Chevron className="-rotate-90" />}
              {href && !isLast ? (
                <MenuLink
                  href={href}
                  path=""
                  className="inline-flex min-h-11 items-center px-1 text-muted underline decoration-line underline-offset-4 hover:text-tide hover:decoration-current"
                >
                  {label}
                </MenuLink>
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className="block min-w-0 px-1 py-1 wrap-break-word"
                >
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </StaticHtml>
  )
}
