import type { DataAttribute, SectionOf } from '@/content-types.ts'
import { nonBreakingNumbers } from '@/ui/format.ts'
import { itemPath } from './item-path.ts'

type StatsProps = {
  stats: SectionOf<'hero'>['stats']
  dataAttribute: DataAttribute
  /** True if the section lists its numbers again with their sources: then a phone shows only the first four. */
  repeated?: boolean
}

/** Numbers with their labels and sources: three rows or two columns on a phone, more columns if there is room. */
export function Stats({ stats, dataAttribute, repeated = false }: StatsProps) {
  if (stats.length === 0) return null
  const inRows = stats.length % 3 === 0
  const display = inRows ? 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4' : 'flex flex-col'
  // Up to four in one row; more in rows of four.
  const columns = stats.length > 4 ? 'lg:grid-cols-4' : 'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'
  return (
    <dl
      className={`grid ${inRows ? 'gap-y-2' : 'grid-cols-2 gap-y-4'} gap-x-4 hyphens-auto sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 ${columns}`}
    >
      {stats.map(({ _key, value, label, basis }, index) => (
        <div
          key={_key}
          className={`border-line border-t pt-2 sm:flex sm:flex-col sm:items-start sm:pt-4 ${repeated && index > 3 ? 'max-sm:hidden' : ''} ${display}`}
          data-sanity={dataAttribute(itemPath('stats', _key))}
        >
          <dt className="order-2 mt-0.5 text-small leading-snug sm:mt-1">{label}</dt>
          <dd data-count className="order-1 font-heading text-h3 text-tide tabular-nums sm:text-h2">
            {nonBreakingNumbers(value)}
          </dd>
          {!repeated && basis && (
            <dd className="order-3 mt-1 text-muted text-small leading-snug max-sm:sr-only">{basis}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
