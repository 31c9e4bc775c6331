import type { SectionProps } from '@/content-types.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

const heights = ['lg:pt-24', 'lg:pt-12', 'lg:pt-0', 'lg:pt-0']

/** The sizes of an implementation, as steps that rise from left to right. */
export function ImplementationTiers({ section, locale, dataAttribute }: SectionProps<'implementationTiers'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <ol className="grid grid-cols-1 gap-8 wrap-anywhere lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none lg:gap-4">
        {section.tiers.map(({ _key, title, text, facts, action }, index) => (
          <li
            key={_key}
            className={`flex flex-col ${heights[index] ?? ''}`}
            data-sanity={dataAttribute(itemPath('tiers', _key))}
          >
            <div className="flex h-full flex-col border-t-4 border-tide bg-paper p-7">
              <h3 className="text-h2">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
              <dl className="mt-5 divide-y divide-line border-y border-line text-small">
                {facts.map((fact) => (
                  <div key={fact._key} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                    <dt className="text-muted">{fact.label}</dt>
                    <dd className="font-medium tabular-nums">{fact.value}</dd>
                  </div>
                ))}
              </dl>
              {action && (
                <p className="mt-auto pt-6">
                  <ActionLink
                    label={action.label}
                    {...linkProps(action.link, locale)}
                    variant={action.variant}
                  />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
