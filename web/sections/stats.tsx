import type { DataAttribute, SectionOf } from '@/content-types.ts'
import { itemPath } from './item-path.ts'

type StatsProps = { stats: SectionOf<'hero'>['stats']; dataAttribute: DataAttribute }

/** Numbers side by side, each with what it counts and where it comes from. */
export function Stats({ stats, dataAttribute }: StatsProps) {
  if (stats.length === 0) return null
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {stats.map(({ _key, value, label, basis }) => (
        <div
          key={_key}
          className="flex flex-col border-t border-line pt-4"
          data-sanity={dataAttribute(itemPath('stats', _key))}
        >
          <dt className="order-2 mt-1 text-small">{label}</dt>
          <dd className="order-1 font-display text-h2 text-tide tabular-nums">{value}</dd>
          {basis && <dd className="order-3 mt-1 text-small text-muted">{basis}</dd>}
        </div>
      ))}
    </dl>
  )
}
