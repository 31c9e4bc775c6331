import { getLocale, getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'

/** Where automation pays off in each industry: a large claim, and where to start. */
export async function IndustryPlaybookList({ section, dataAttribute }: SectionProps<'industryPlaybookList'>) {
  const [t, lang] = await Promise.all([getTranslations('sections'), getLocale()])
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="raised">
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {section.playbooks.map(({ _id, title, industry, roiClaim, applications }) => (
          <li key={_id} className="border-t-2 border-tide pt-5">
            <p className="text-small text-tide">{industry}</p>
            <h3 className="mt-1 text-h3">{title}</h3>
            <p className="mt-3 font-semibold">{roiClaim}</p>
            <h4 lang={lang} className="mt-4 text-muted text-small">
              {t('applications')}
            </h4>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-small marker:text-tide">
              {applications.map((application) => (
                <li key={application}>{application}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
