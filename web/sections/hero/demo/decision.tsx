import type { SectionOf } from '@/content-types.ts'
import { nonBreakingNumbers } from '@/ui/non-breaking-numbers.ts'

type DecisionProps = { doubt: NonNullable<SectionOf<'hero'>['demo']>['doubt'] }

/** The uncertain field of a demo: why it is uncertain, its two possible values, and the decision. */
export function Decision({ doubt: { label, reason, chosen, other, decision } }: DecisionProps) {
  return (
    <div className="demo-doubt grid grid-cols-[minmax(0,5rem)_minmax(0,1fr)] sm:grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-line border-b py-2 pr-4 pl-3 sm:pr-5 sm:pl-4">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="demo-reason min-w-0 wrap-anywhere font-medium text-signal">
        {nonBreakingNumbers(reason)}
      </dd>
      <dd className="demo-options relative col-span-2 mt-1.5 min-w-0 sm:col-span-1 sm:col-start-2 flex flex-wrap gap-2">
        <span className="demo-chosen inline-flex items-center gap-1.5 rounded border border-tide bg-foam px-2.5 py-0.5 font-semibold">
          <Circle isFilled />
          {nonBreakingNumbers(chosen)}
        </span>
        <s className="inline-flex items-center gap-1.5 rounded border border-line px-2.5 py-0.5 text-muted no-underline">
          <Circle />
          {nonBreakingNumbers(other)}
        </s>
      </dd>
      <dd className="demo-decision min-w-0 col-span-2 mt-1.5 sm:col-span-1 sm:col-start-2">
        {nonBreakingNumbers(decision)}
      </dd>
    </div>
  )
}

/** A radio button that can't be operated. */
function Circle({ isFilled = false }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" />
      {isFilled && <circle cx="8" cy="8" r="4" className="fill-tide" />}
    </svg>
  )
}
