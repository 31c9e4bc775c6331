import type { SectionProps } from '@/content-types.ts'
import { Picture } from '@/pictures/picture.tsx'
import { Monogram } from '@/ui/monogram.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'

/** The people, with a portrait or a monogram. */
export function TeamList({ section, dataAttribute }: SectionProps<'teamList'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {section.members.map(({ _id, name, role, bio, portrait }) => (
          <li key={_id} className="flex flex-col gap-x-6 gap-y-4 sm:flex-row">
            {portrait?.assetId ? (
              <Picture
                picture={portrait}
                sizes="6rem"
                className="size-24 shrink-0 rounded-full object-cover"
              />
            ) : (
              <Monogram name={name} className="size-24 shrink-0" />
            )}
            <div>
              <h3 className="text-h3">{name}</h3>
              <p className="text-small text-tide">{role}</p>
              <p className="mt-2 text-muted">{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
