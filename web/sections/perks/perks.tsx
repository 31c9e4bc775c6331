import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** Reasons to work at the company: numbered, next to the heading. */
export function Perks({ section, dataAttribute }: SectionProps<'perks'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} layout="beside">
      <ol className="grid gap-8">
        {section.points.map(({ _key, title, text }, index) => (
          <li key={_key} className="flex gap-6" data-sanity={dataAttribute(itemPath('points', _key))}>
            <span aria-hidden="true" className="w-8 shrink-0 font-heading text-h2 text-tide leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
