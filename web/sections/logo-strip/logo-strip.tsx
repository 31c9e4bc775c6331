import type { SectionOf, SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { hrefOf } from '@/links/href.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** Logos side by side on a ruled band, each above its name. */
export function LogoStrip({ section, locale, dataAttribute }: SectionProps<'logoStrip'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul className="grid grid-cols-2 border-y border-line sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {section.logos.map((logo) => {
          const href = hrefOf(logo.link ?? undefined, locale)
          return (
            <li key={logo._key} data-sanity={dataAttribute(itemPath('logos', logo._key))}>
              {href ? (
                <a href={href} className="block text-ink no-underline hover:text-tide hover:underline">
                  <Logo logo={logo} />
                </a>
              ) : (
                <Logo logo={logo} />
              )}
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}

function Logo({ logo }: { logo: SectionOf<'logoStrip'>['logos'][number] }) {
  return (
    <span className="grid justify-items-center gap-3 px-3 py-7 text-center text-small text-balance">
      <Picture picture={logo.picture} sizes="6rem" className="size-16" />
      {logo.name}
    </span>
  )
}
