import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/** How the services build on each other: stops on a line, across the page or down a phone. */
export async function ServiceArchitecture({ section, dataAttribute }: SectionProps<'serviceArchitecture'>) {
  const t = await getTranslations('sections')
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      <ol className="grid auto-cols-fr lg:grid-flow-col">
        {section.stages.map(({ _key, title, duration, text, outcomes }) => (
          <li
            key={_key}
            className="relative border-tide border-l-2 pb-6 pl-7 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0"
            data-sanity={dataAttribute(itemPath('stages', _key))}
          >
            <span
              aria-hidden="true"
              className="-left-[9px] lg:-top-[9px] absolute top-1 size-4 rounded-full border-2 border-tide bg-raised lg:left-0"
            />
            <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
              {duration && <p className="order-2 text-small text-tide">{duration}</p>}
              <h3 className="text-h3">{title}</h3>
            </div>
            <p className="mt-1 text-muted text-small lg:mt-2">{text}</p>
            <div className="mt-1 text-small lg:mt-3">
              <h4 className="font-body font-semibold tracking-normal max-lg:mr-2 max-lg:inline">
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
    </SectionFrame>
  )
}
