import type { SectionProps } from '@/content-types.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { ClockIcon, MailIcon, PhoneIcon, PlaceIcon } from '@/ui/icons.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

const icons = { phone: PhoneIcon, email: MailIcon, place: PlaceIcon, time: ClockIcon }

/** Ways to get in touch, as tiles. */
export function ContactTiles({ section, locale, dataAttribute }: SectionProps<'contactTiles'>) {
  // If the section has no heading, its tiles are directly below the page's heading.
  const Title = section.heading ? 'h3' : 'h2'
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {section.tiles.map(({ _key, kind, title, text, detail, action }) => {
          const TileIcon = icons[kind]
          return (
            <li
              key={_key}
              className="flex flex-col border-t-2 border-tide bg-raised p-6"
              data-sanity={dataAttribute(itemPath('tiles', _key))}
            >
              <TileIcon className="size-7 text-tide" />
              <Title className="mt-4 text-h3">{title}</Title>
              <p className="mt-2 wrap-anywhere">{text}</p>
              {detail && <p className="mt-1 text-muted text-small">{detail}</p>}
              {action && (
                <p className="mt-auto pt-5">
                  <ActionLink
                    label={action.label}
                    {...linkProps(action.link, locale)}
                    variant="secondary"
                    className="w-full"
                  />
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}
