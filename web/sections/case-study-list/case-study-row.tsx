import type { CaseStudyCard } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { PlusIcon } from '@/ui/icons.tsx'
import { nonBreakingNumbers } from '@/ui/non-breaking-numbers.ts'
import { CaseStudyText } from './case-study-text.tsx'

/** A case study as a row with its results, which expands without JavaScript. */
export function CaseStudyRow({ study }: { study: CaseStudyCard }) {
  const { company, industry, size, title, timeSaved, costReduction, roi } = study
  return (
    <details className="group border-line border-b">
      <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-3 lg:grid-cols-[5fr_6fr_auto] [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block text-muted text-small">
            {company} · {industry} · {size}
          </span>
          <span className="font-display text-h3 leading-snug group-hover:text-tide">{title}</span>
        </span>
        <span className="col-start-1 text-small tabular-nums lg:col-start-2 lg:text-base">
          <strong>{nonBreakingNumbers(timeSaved)}</strong> ·{' '}
          <strong>{nonBreakingNumbers(costReduction)}</strong> · <strong>{nonBreakingNumbers(roi)}</strong>
        </span>
        <PlusIcon className="col-start-2 row-span-2 row-start-1 size-5 text-tide group-open:rotate-45 lg:col-start-3 lg:row-span-1" />
      </summary>
      <div className="grid gap-x-16 pb-8 lg:grid-cols-12">
        <Picture
          picture={study.image}
          sizes="(min-width: 64rem) 30rem, 100vw"
          className="mt-4 aspect-8/5 w-full object-cover lg:col-span-5"
        />
        <div className="lg:col-span-7">
          <CaseStudyText study={study} />
        </div>
      </div>
    </details>
  )
}
