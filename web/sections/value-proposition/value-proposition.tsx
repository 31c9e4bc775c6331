import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'
import { Stats } from '../stats.tsx'

/** What a visitor gets: points next to the heading, numbers below. */
export function ValueProposition({ section, dataAttribute }: SectionProps<'valueProposition'>) {
  const stats = section.stats.length > 0 && <Stats stats={section.stats} dataAttribute={dataAttribute} />
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout="beside" below={stats}>
      <ol className="grid gap-x-10 sm:grid-cols-2">
        {section.points.map(({ _key, title, text }) => (
          <li
            key={_key}
            className="border-line border-t py-4 lg:py-5"
            data-sanity={dataAttribute(itemPath('points', _key))}
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 text-muted max-sm:text-small">{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
