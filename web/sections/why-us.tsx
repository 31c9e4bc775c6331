import type { SectionProps } from '@/content-types.ts'
import { CheckIcon } from '@/ui/icons.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from './item-path.ts'
import { Stats } from './stats.tsx'

/** Reasons in two columns, numbers beneath. */
export function WhyUs({ section, dataAttribute }: SectionProps<'whyUs'>) {
  const stats = section.stats.length > 0 && <Stats stats={section.stats} dataAttribute={dataAttribute} />
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} below={stats}>
      <ul className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        {section.points.map(({ _key, title, text }) => (
          <li key={_key} className="flex gap-4" data-sanity={dataAttribute(itemPath('points', _key))}>
            <CheckIcon className="mt-0.5 size-6 text-tide" />
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
