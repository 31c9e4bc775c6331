import type { DataAttribute, SectionOf } from '@/content-types.ts'
import { nonBreakingNumbers } from '@/ui/format.ts'
import { itemPath } from './item-path.ts'

type StatsProps = {
  stats: SectionOf<'hero'>['stats']
  dataAttribute: DataAttribute
  /** True if the section lists its numbers again with their sources: then a phone shows only the first four. */
  repeated?: boolean
}

/** Numbers with their labels and sources: one to three columns on a phone, more if there is room. */
export function Stats({ stats, dataAttribute, repeated = false }: StatsProps) {
  if (stats.length === 0) return null
  const narrow = stats.length % 3 === 0 ? 'max-[22rem]:grid-cols-1 grid-cols-3' : 'grid-cols-2'
  // Up to four in one row; more in rows of four.
  const columns = stats.length > 4 ? 'lg:grid-cols-4' : 'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'
  return (
    <dl
      className={`grid ${narrow} gap-x-4 gap-y-4 hyphens-auto sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 ${columns}`}
    >
      {stats.map(({ _key, value, label, basis }, index) => (
        <div
          key={_key}
          className={`flex-col border-line border-t pt-2 sm:flex sm:pt-4 ${repeated && index > 3 ? 'hidden' : 'flex'}`}
          data-sanity={dataAttribute(itemPath('stats', _key))}
        >
          <dt className="order-2 mt-0.5 text-small leading-snug sm:mt-1">{label}</dt>
          <dd data-count className="order-1 font-display text-h3 text-tide tabular-nums sm:text-h2">
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
