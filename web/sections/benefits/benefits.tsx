import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** The benefits for employees, as a compact list of terms and descriptions. */
export function Benefits({ section, dataAttribute }: SectionProps<'benefits'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {section.points.map(({ _key, title, text }) => (
          <div
            key={_key}
            className="border-tide border-t pt-4"
            data-sanity={dataAttribute(itemPath('points', _key))}
          >
            <dt className="font-heading text-h3">{title}</dt>
            <dd className="mt-1.5 text-small">{text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
