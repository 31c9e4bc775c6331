import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** Values below their first letters, which form a word. */
export function Values({ section, dataAttribute }: SectionProps<'values'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="deep">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {section.values.map(({ _key, letter, title, text }) => (
          <li key={_key} data-sanity={dataAttribute(itemPath('values', _key))}>
            <span aria-hidden="true" className="block font-heading text-figure text-tide leading-none">
              {letter}
            </span>
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-2 text-muted text-small">{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
