import { getTranslations } from 'next-intl/server'
import type { CaseStudyCard } from '@/content-types.ts'

/** What was wrong, and what was done about it. */
export async function CaseStudyText({ study: { challenge, solution } }: { study: CaseStudyCard }) {
  const t = await getTranslations('sections')
  return (
    <div className="mt-3 grid gap-2 text-small">
      <p>
        <strong className="text-tide">{t('challenge')}.</strong> {challenge}
      </p>
      <p>
        <strong className="text-tide">{t('solution')}.</strong> {solution}
      </p>
    </div>
  )
}
