import { SectionFrame, SectionHead } from '@/ui/section-frame.tsx'
import { itemPath } from './item-path.ts'
import type { SectionProps } from './section.ts'

/** Why people like to work here: numbered, in a narrow column beside the heading. */
export function Perks({ section, edit }: SectionProps<'perks'>) {
  return (
    <SectionFrame
      section={section}
      edit={edit}
      head={
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <SectionHead
            section={section}
            edit={edit}
            className="self-start lg:sticky lg:top-36 lg:col-span-5"
          />
          <ol className="grid gap-8 lg:col-span-7">
            {section.points.map(({ _key, title, text }, index) => (
              <li key={_key} className="flex gap-6" data-sanity={edit(itemPath('points', _key))}>
                <span aria-hidden="true" className="w-8 shrink-0 font-display text-h2 text-tide leading-none">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-1.5 text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      }
    />
  )
}
