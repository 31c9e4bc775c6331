import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { Disclosure } from '@/ui/disclosure.tsx'
import { CheckIcon } from '@/ui/icons.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { SwipeRow } from '@/ui/swipe-row.tsx'
import { itemPath } from '../item-path.ts'
import { Stats } from '../stats.tsx'

/** Reasons in two columns, on a phone in a row to swipe, numbers below, and an expandable text about how they were measured. */
export async function WhyUs({ section, dataAttribute }: SectionProps<'whyUs'>) {
  const t = await getTranslations('sections')
  const common = await getTranslations('common')
  const numbers = section.stats.length > 0 && (
    <>
      <Stats stats={section.stats} dataAttribute={dataAttribute} repeated={section.method !== ''} />
      {section.method && (
        <Disclosure label={t('method')} className="mt-4">
          <p className="max-w-[66ch] text-small" data-sanity={dataAttribute('method')}>
            {section.method}
          </p>
          <ul className="mt-4 grid max-w-[66ch] gap-1 text-muted text-small">
            {section.stats.map(({ _key, value, label, basis }) => (
              <li key={_key}>
                {basis ? common('line', { label: `${value} ${label}`, value: basis }) : `${value} ${label}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} below={numbers}>
      <SwipeRow
        label={section.heading}
        isGrid
        className="lg:[&>ul]:grid-flow-row lg:[&>ul]:grid-cols-2 lg:[&>ul]:gap-x-16 lg:[&>ul]:gap-y-6"
      >
        {section.points.map(({ _key, title, text }) => (
          <li
            key={_key}
            className="flex gap-3 max-lg:border-line max-lg:border-t max-lg:pt-3.5 lg:gap-4"
            data-sanity={dataAttribute(itemPath('points', _key))}
          >
            <CheckIcon className="mt-0.5 size-6 text-tide" />
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 text-muted text-small">{text}</p>
            </div>
          </li>
        ))}
      </SwipeRow>
    </SectionFrame>
  )
}
