import type { DataAttribute, SectionOf } from '@/content-types.ts'
import { SwipeRow } from '@/ui/swipe-row.tsx'
import { itemPath } from '../item-path.ts'

type RulesProps = {
  heading: string
  rules: SectionOf<'serviceArchitecture'>['rules']
  dataAttribute: DataAttribute
}

/** Numbered rules: columns if there is room, a row to swipe on a phone. */
export function Rules({ heading, rules, dataAttribute }: RulesProps) {
  return (
    <SwipeRow label={heading} isGrid className="mt-3 lg:mt-5">
      {rules.map(({ _key, title, text }, index) => (
        <li key={_key} data-sanity={dataAttribute(itemPath('rules', _key))}>
          <span className="font-display text-h3 text-tide leading-tight" aria-hidden="true">
            {index + 1}
          </span>
          <h4 className="mt-1 font-body font-semibold text-base leading-snug tracking-normal">{title}</h4>
          <p className="mt-1 text-card text-muted leading-normal">{text}</p>
        </li>
      ))}
    </SwipeRow>
  )
}
