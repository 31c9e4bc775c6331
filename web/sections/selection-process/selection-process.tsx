import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** The steps from application to offer, in pairs down a line. */
export function SelectionProcess({ section, dataAttribute }: SectionProps<'selectionProcess'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      <ol className="grid gap-x-16 md:grid-cols-2">
        {section.steps.map(({ _key, title, duration, text }, index) => (
          <li
            key={_key}
            className="flex gap-5 border-t border-line py-6"
            data-sanity={dataAttribute(itemPath('steps', _key))}
          >
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-tide font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              {duration && <p className="text-small text-tide">{duration}</p>}
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
