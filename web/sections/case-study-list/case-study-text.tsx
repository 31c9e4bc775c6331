import { getTranslations } from 'next-intl/server'
import type { CaseStudyCard } from '@/content-types.ts'

/** The challenge and the solution. */
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
