import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { Monogram } from '@/ui/monogram.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'

/** The team members with portrait or monogram; in short, without their description of themselves. */
export function TeamList({ section, locale, dataAttribute }: SectionProps<'teamList'>) {
  const { members, layout, more } = section
  const short = layout === 'short'
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul
        className={
          short
            ? 'grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4'
            : 'grid gap-x-12 gap-y-10 md:grid-cols-2'
        }
      >
        {members.map(({ _id, name, role, bio, portrait }) => (
          <li
            key={_id}
            className={`flex gap-y-4 ${short ? 'flex-row items-center gap-x-4' : 'flex-col gap-x-6 sm:flex-row'}`}
          >
            {portrait?.assetId ? (
              <Picture
                picture={portrait}
                sizes="6rem"
                className={`shrink-0 rounded-full object-cover ${short ? 'size-18' : 'size-24'}`}
              />
            ) : (
              <Monogram name={name} className={`shrink-0 ${short ? 'size-18' : 'size-24'}`} />
            )}
            <div>
              <h3 className="text-h3">{name}</h3>
              <p className="text-small text-tide">{role}</p>
              {!short && <p className="mt-2 text-muted">{bio}</p>}
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <p className="mt-6">
          <ActionLink label={more.label} {...linkProps(more.link, locale)} variant={more.variant} />
        </p>
      )}
    </SectionFrame>
  )
}
