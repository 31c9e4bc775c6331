import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from './item-path.ts'

/** How the services follow each other: stops on a line, across the page or down a phone. */
export async function ServiceArchitecture({ section, dataAttribute }: SectionProps<'serviceArchitecture'>) {
  const t = await getTranslations('sections')
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      <ol className="grid auto-cols-fr lg:grid-flow-col">
        {section.stages.map(({ _key, title, duration, text, outcomes }) => (
          <li
            key={_key}
            className="relative border-tide border-l-2 pb-10 pl-8 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0"
            data-sanity={dataAttribute(itemPath('stages', _key))}
          >
            <span
              aria-hidden="true"
              className="-left-[9px] lg:-top-[9px] absolute top-1 size-4 rounded-full border-2 border-tide bg-raised lg:left-0"
            />
            {duration && <p className="text-small text-tide">{duration}</p>}
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-small text-muted">{text}</p>
            <h4 className="mt-4 font-semibold text-small">{t('outcomes')}</h4>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-small marker:text-tide">
              {outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
