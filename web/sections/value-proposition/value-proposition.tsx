import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'
import { Stats } from '../stats.tsx'

/** What a visitor gets: points in columns, numbers below. */
export function ValueProposition({ section, dataAttribute }: SectionProps<'valueProposition'>) {
  const { points, stats } = section
  const columns = points.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
  return (
    <SectionFrame
      section={section}
      dataAttribute={dataAttribute}
      below={stats.length > 0 && <Stats stats={stats} dataAttribute={dataAttribute} />}
    >
      <ol className={`grid gap-x-10 sm:grid-cols-2 ${columns}`}>
        {points.map(({ _key, title, text }) => (
          <li
            key={_key}
            className="border-line border-t py-3 lg:py-5"
            data-sanity={dataAttribute(itemPath('points', _key))}
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 text-muted text-small lg:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
