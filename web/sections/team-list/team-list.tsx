import { publicPath } from '@tidewright/contracts/public-path.ts'
import type { SectionProps } from '@/content-types.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { SwipeRow } from '@/ui/swipe-row.tsx'
import { InventedNote } from '../notice.tsx'
import { Portrait } from './portrait.tsx'

/** The team members with portrait or monogram; in short, a row without their description of themselves. */
export function TeamList({ section, locale, dataAttribute, notesInvented }: SectionProps<'teamList'>) {
  const { members, layout, more } = section
  const short = layout === 'short'
  const people = members.map(({ _id, name, slug, role, bio, portrait }) => (
    <li
      key={_id}
      className={`group relative flex gap-y-4 ${short ? 'flex-row items-center gap-x-4' : 'flex-col gap-x-6 sm:flex-row'}`}
    >
      <Portrait name={name} portrait={portrait} sizes="6rem" className={short ? 'size-18' : 'size-24'} />
      <div>
        <h3 className="text-h3">
          {slug ? (
            <a
              className="text-ink no-underline group-hover:text-tide after:absolute after:inset-0"
              href={publicPath('teamMember', locale, slug)}
            >
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="text-small text-tide">{role}</p>
        {!short && <p className="mt-2 text-muted">{bio}</p>}
      </div>
    </li>
  ))
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      {notesInvented && <InventedNote />}
      {short ? (
        <SwipeRow label={section.heading} isGrid>
          {people}
        </SwipeRow>
      ) : (
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">{people}</ul>
      )}
      {more && (
        <p className="mt-4">
          <ActionLink label={more.label} {...linkProps(more.link, locale)} variant={more.variant} />
        </p>
      )}
    </SectionFrame>
  )
}
