import { getTranslations } from 'next-intl/server'
import type { SectionOf, SectionProps } from '@/content-types.ts'
import { Picture } from '@/pictures/picture.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'

type CaseStudy = SectionOf<'caseStudyList'>['caseStudies'][number]

/** Stories of customers, pictures left and right in turn, the results as numbers that can be compared. */
export function CaseStudyList({ section, dataAttribute }: SectionProps<'caseStudyList'>) {
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      <div className="grid gap-20">
        {section.caseStudies.map((study, index) => (
          <Story key={study._id} study={study} mirrored={index % 2 === 1} />
        ))}
      </div>
    </SectionFrame>
  )
}

async function Story({ study, mirrored }: { study: CaseStudy; mirrored: boolean }) {
  const t = await getTranslations('sections')
  const results = [
    [t('timeSaved'), study.timeSaved],
    [t('costReduction'), study.costReduction],
    [t('return'), study.roi],
  ]
  return (
    <article className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
      <Picture
        picture={study.image}
        sizes="(min-width: 64rem) 36rem, 100vw"
        className={`aspect-8/5 w-full rounded bg-raised object-cover lg:col-span-6 ${mirrored ? 'lg:order-2' : ''}`}
      />
      <div className="lg:col-span-6">
        <p className="text-small text-muted">
          {study.company} · {study.industry} · {study.size}
        </p>
        <h3 className="mt-2 text-h2">{study.title}</h3>
        <p className="mt-4">
          <strong className="text-tide">{t('challenge')}.</strong> {study.challenge}
        </p>
        <p className="mt-3">
          <strong className="text-tide">{t('solution')}.</strong> {study.solution}
        </p>
        <dl className="mt-6 grid grid-cols-1 gap-x-6 gap-y-3 border-t border-line pt-5 sm:grid-cols-3">
          {results.map(([label, value]) => (
            <div key={label} className="flex flex-col">
              <dt className="order-2 text-muted text-small">{label}</dt>
              <dd className="font-display text-h3 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
