import { getTranslations } from 'next-intl/server'
import type { CaseStudyCard } from '@/content-types.ts'
import { nonBreakingNumbers } from '@/ui/non-breaking-numbers.ts'

/** The results of a case study, as three comparable numbers. */
export async function CaseStudyResults({ study }: { study: CaseStudyCard }) {
  const t = await getTranslations('sections')
  const results = [
    [t('timeSaved'), study.timeSaved],
    [t('costReduction'), study.costReduction],
    [t('return'), study.roi],
  ]
  return (
    <dl className="mt-5 grid gap-x-6 border-line border-t pt-4 sm:grid-cols-3">
      {results.map(([label, value = '']) => (
        <div key={label} className="flex justify-between gap-4 py-0.5 sm:flex-col sm:justify-end sm:gap-0">
          <dt className="text-muted text-small sm:order-2">{label}</dt>
          <dd className="font-semibold tabular-nums max-sm:text-right sm:font-display sm:text-h3 sm:leading-tight sm:text-balance">
            {nonBreakingNumbers(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
