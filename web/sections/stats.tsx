import type { DataAttribute, SectionOf } from '@/content-types.ts'
import { nonBreakingNumbers } from '@/ui/non-breaking-numbers.ts'
import { itemPath } from './item-path.ts'

type StatsProps = {
  stats: SectionOf<'hero'>['stats']
  dataAttribute: DataAttribute
  /** True if the section lists its numbers again with their sources: then a phone shows only the first four. */
  repeated?: boolean
}

/** Numbers with their labels and sources: a list on a phone, columns if there is room. */
export function Stats({ stats, dataAttribute, repeated = false }: StatsProps) {
  if (stats.length === 0) return null
  // Up to four in one row; more in rows of four.
  const columns = stats.length > 4 ? 'lg:grid-cols-4' : 'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'
  return (
    <dl className={`grid gap-x-10 sm:grid-cols-2 sm:gap-y-8 ${columns}`}>
      {stats.map(({ _key, value, label, basis }, index) => (
        <div
          key={_key}
          className={`grid-cols-[minmax(5rem,auto)_1fr] content-start items-baseline gap-x-4 border-line border-t py-2 sm:flex sm:flex-col sm:items-stretch sm:pt-4 sm:pb-0 ${repeated && index > 3 ? 'hidden' : 'grid'}`}
          data-sanity={dataAttribute(itemPath('stats', _key))}
        >
          <dt className="col-start-2 text-small leading-snug sm:order-2 sm:mt-1">{label}</dt>
          <dd className="col-start-1 row-start-1 font-display text-h3 text-tide tabular-nums sm:order-1 sm:text-h2">
            {nonBreakingNumbers(value)}
          </dd>
          {!repeated && basis && (
            <dd className="col-start-2 text-muted text-small leading-snug sm:order-3 sm:mt-1">{basis}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
