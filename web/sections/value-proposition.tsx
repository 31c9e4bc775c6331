import { SectionFrame, SectionHead } from '@/ui/section-frame.tsx'
import { itemPath } from './item-path.ts'
import type { SectionProps } from './section.ts'
import { Stats } from './stats.tsx'

/** What a visitor gets: the heading stays in view beside the points that are read down. */
export function ValueProposition({ section, edit }: SectionProps<'valueProposition'>) {
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
          <ol className="lg:col-span-7">
            {section.points.map(({ _key, title, text }) => (
              <li
                key={_key}
                className="grid gap-x-8 gap-y-2 border-t border-line py-7 last:border-b sm:grid-cols-[14rem_1fr]"
                data-sanity={edit(itemPath('points', _key))}
              >
                <h3 className="text-h3">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      }
    >
      {section.stats.length > 0 && (
        <div className="mt-16">
          <Stats stats={section.stats} edit={edit} />
        </div>
      )}
    </SectionFrame>
  )
}
