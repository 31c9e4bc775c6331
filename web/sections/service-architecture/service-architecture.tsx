import { getLocale, getTranslations } from 'next-intl/server'
import type { DataAttribute, SectionOf, SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { SwipeRow } from '@/ui/swipe-row.tsx'
import { itemPath } from '../item-path.ts'

/** How the services build on each other: stops on a line, across the page or down a phone. Below, the rules of all. */
export async function ServiceArchitecture({ section, dataAttribute }: SectionProps<'serviceArchitecture'>) {
  const [t, lang] = await Promise.all([getTranslations('sections'), getLocale()])
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      <ol className="grid auto-cols-fr lg:grid-flow-col">
        {section.stages.map(({ _key, title, duration, text, outcomes }) => (
          <li
            key={_key}
            className="stage relative pb-6 pl-7.5 last:pb-0 lg:pt-8.5 lg:pr-8 lg:pb-0 lg:pl-0"
            data-sanity={dataAttribute(itemPath('stages', _key))}
          >
            <span
              aria-hidden="true"
              className="-left-[7px] lg:-top-[7px] absolute top-1 size-4 rounded-full border-2 border-tide bg-raised lg:left-0"
            />
            <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
              {duration && <p className="order-2 text-small text-tide">{duration}</p>}
              <h3 className="text-h3">{title}</h3>
            </div>
            <p className="mt-1 text-muted text-small lg:mt-2">{text}</p>
            <div className="mt-1 text-small lg:mt-3">
              <h4 lang={lang} className="font-body font-semibold tracking-normal max-lg:mr-2 max-lg:inline">
                {t('outcomes')}
              </h4>
              <ul className="max-lg:inline lg:list-disc lg:pl-5 lg:marker:text-tide">
                {outcomes.map((outcome) => (
                  <li key={outcome} className="max-lg:inline max-lg:not-last:after:content-['_·_']">
                    {outcome}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      {section.rules.length > 0 && (
        <div className="mt-6 border-line border-t pt-5 lg:mt-8 lg:pt-6">
          {section.rulesHeading && (
            <h3 className="text-h3" data-sanity={dataAttribute('rulesHeading')}>
              {section.rulesHeading}
            </h3>
          )}
          <Rules heading={section.rulesHeading} rules={section.rules} dataAttribute={dataAttribute} />
        </div>
      )}
    </SectionFrame>
  )
}

type RulesProps = {
  heading: string
  rules: SectionOf<'serviceArchitecture'>['rules']
  dataAttribute: DataAttribute
}

/** Numbered rules: columns if there is room, a row to swipe on a phone. */
function Rules({ heading, rules, dataAttribute }: RulesProps) {
  return (
    <SwipeRow label={heading} isGrid className="mt-3 lg:mt-5">
      {rules.map(({ _key, title, text }, index) => (
        <li key={_key} data-sanity={dataAttribute(itemPath('rules', _key))}>
          <span className="font-heading text-h3 text-tide leading-tight" aria-hidden="true">
            {index + 1}
          </span>
          <h4 className="mt-1 font-body font-semibold text-base leading-snug tracking-normal">{title}</h4>
          <p className="mt-1 text-muted text-small">{text}</p>
        </li>
      ))}
    </SwipeRow>
  )
}
