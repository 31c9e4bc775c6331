import { getLocale, getTranslations } from 'next-intl/server'
import type { CaseStudyCard } from '@/content-types.ts'
import { nonBreakingNumbers } from '@/ui/format.ts'

/** The results of a case study, as three comparable numbers. */
export async function CaseStudyResults({ study }: { study: CaseStudyCard }) {
  const [t, lang] = await Promise.all([getTranslations('sections'), getLocale()])
  const results = [
    [t('timeSaved'), study.timeSaved],
    [t('costReduction'), study.costReduction],
    [t('return'), study.roi],
  ]
  return (
    <dl className="mt-3 grid border-line border-t pt-2">
      {results.map(([label, value = '']) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-0.5">
          <dt lang={lang} className="text-muted text-small">
            {label}
          </dt>
          <dd className="ml-auto text-right font-semibold text-small tabular-nums">
            {nonBreakingNumbers(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
