import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from './item-path.ts'

/** The principles of the work as columns that step down like a shore; read down on a phone. */
export function Pillars({ section, dataAttribute }: SectionProps<'pillars'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <ol className="grid auto-cols-fr gap-y-8 lg:grid-flow-col">
        {section.points.map(({ _key, title, text }, index) => (
          <li
            key={_key}
            className="border-tide border-l pl-5 lg:pr-6 lg:[&:nth-child(2)]:mt-6 lg:[&:nth-child(3)]:mt-12 lg:[&:nth-child(4)]:mt-18 lg:[&:nth-child(5)]:mt-24 lg:[&:nth-child(6)]:mt-30"
            data-sanity={dataAttribute(itemPath('points', _key))}
          >
            <span className="font-display text-h2 text-tide" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-2 text-h3">{title}</h3>
            <p className="mt-2 text-small">{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
