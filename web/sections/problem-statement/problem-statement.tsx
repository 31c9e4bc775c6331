import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** Today's problem: large numbers on a dark background, each percentage drawn to scale. */
export function ProblemStatement({ section, dataAttribute }: SectionProps<'problemStatement'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="deep">
      <dl className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        {section.stats.map(({ _key, value, label, basis }) => (
          <div
            key={_key}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start wrap-anywhere gap-x-4 md:flex md:flex-col md:items-stretch"
            data-sanity={dataAttribute(itemPath('stats', _key))}
          >
            <dt className="col-start-2 md:order-2 md:mt-4 md:text-lead">{label}</dt>
            <dd className="col-start-1 row-span-2 row-start-1 md:order-1">
              <span
                data-count
                className="block font-heading text-h1 leading-none tabular-nums md:text-figure md:leading-normal"
              >
                {value}
              </span>
              <Share value={value} />
            </dd>
            {basis && (
              <dd className="col-start-2 mt-1 text-muted text-small leading-snug md:order-3 md:mt-2">
                {basis}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {section.closing && (
        <p className="mt-6 max-w-[72ch] text-base text-muted lg:mt-8" data-sanity={dataAttribute('closing')}>
          {section.closing}
        </p>
      )}
    </SectionFrame>
  )
}

/** A percentage as the length of a line; nothing for any other number. */
function Share({ value }: { value: string }) {
  const percent = Number(/^(\d+(?:[.,]\d+)?)\s*%/.exec(value)?.[1]?.replace(',', '.'))
  if (!(percent > 0 && percent <= 100)) return null
  return (
    <svg viewBox="0 0 100 3" preserveAspectRatio="none" className="mt-3 h-1 w-full" aria-hidden="true">
      <rect width="100" height="3" className="fill-line" />
      <rect width={percent} height="3" className="share-grown fill-signal" />
    </svg>
  )
}
