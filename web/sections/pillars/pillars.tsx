import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** The principles of how the company works, as columns that step down like a shore; a list on a phone. */
export function Pillars({ section, dataAttribute }: SectionProps<'pillars'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <ol className="grid grid-cols-1 auto-cols-fr gap-y-4 wrap-anywhere lg:grid-flow-col lg:grid-cols-none">
        {section.points.map(({ _key, title, text }, index) => (
          <li
            key={_key}
            className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-tide border-l pl-4 lg:block lg:pr-6 lg:pl-5 lg:[&:nth-child(2)]:mt-4 lg:[&:nth-child(3)]:mt-8 lg:[&:nth-child(4)]:mt-12 lg:[&:nth-child(5)]:mt-16 lg:[&:nth-child(6)]:mt-20"
            data-sanity={dataAttribute(itemPath('points', _key))}
          >
            <span
              className="row-span-2 font-heading text-h3 text-tide leading-tight lg:text-h2"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="text-h3 lg:mt-2">{title}</h3>
            <p className="mt-1 text-small lg:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
