import { getTranslations } from 'next-intl/server'
import type { SectionOf, SectionProps } from '@/content-types.ts'
import { linkProps } from '@/links/href.ts'
import { ActionLink } from '@/ui/action-link.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'

/** The industries: a ruled index in short, a chapter each in full. */
export function IndustryList({ section, locale, dataAttribute }: SectionProps<'industryList'>) {
  const { industries, layout, more } = section
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      {layout === 'full' ? (
        industries.map((industry) => <Chapter key={industry._id} industry={industry} />)
      ) : (
        <ul className="grid gap-x-16 sm:grid-cols-2">
          {industries.map(({ _id, title, summary }) => (
            <li key={_id} className="border-t border-line py-6">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-muted">{summary}</p>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p className="mt-8">
          <ActionLink label={more.label} {...linkProps(more.link, locale)} variant={more.variant} />
        </p>
      )}
    </SectionFrame>
  )
}

async function Chapter({ industry }: { industry: SectionOf<'industryList'>['industries'][number] }) {
  const t = await getTranslations('sections')
  return (
    <article
      id={industry.anchor || undefined}
      className="grid gap-x-16 gap-y-6 border-t border-line py-12 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h3 className="text-h2">{industry.title}</h3>
        <p className="mt-3 text-muted">{industry.summary}</p>
      </div>
      <dl className="grid gap-6 sm:grid-cols-2 lg:col-span-8">
        <div>
          <dt className="font-semibold text-tide">{t('industryChallenge')}</dt>
          <dd className="mt-1">{industry.challenge}</dd>
        </div>
        <div>
          <dt className="font-semibold text-tide">{t('industryApproach')}</dt>
          <dd className="mt-1">{industry.approach}</dd>
        </div>
        <div>
          <dt className="font-semibold text-tide">{t('industryProcesses')}</dt>
          <dd className="mt-1">
            <ul className="list-disc space-y-1 pl-5 marker:text-tide">
              {industry.processes.map((process) => (
                <li key={process}>{process}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="font-semibold text-tide">{t('industryResult')}</dt>
          <dd className="mt-1 font-display text-h3">{industry.result}</dd>
        </div>
      </dl>
    </article>
  )
}
