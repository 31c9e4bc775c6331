import { formatFigure } from '@tidewright/contracts/figures.ts'
import { getTranslations } from 'next-intl/server'
import type { CaseStudy, DataAttribute } from '@/content-types.ts'
import { nonBreakingNumbers } from '@/ui/format.ts'

type BeforeAfterProps = {
  study: CaseStudy
  /** The BCP 47 language tag of the visitor: its words are the interface's. */
  languageTag: string
  dataAttribute: DataAttribute
}

/** An average week before and after, in hours and euros, and what the difference paid for. */
export async function BeforeAfter({ study, languageTag, dataAttribute }: BeforeAfterProps) {
  const calculation = complete(study.calculation)
  if (!calculation) return null
  const t = await getTranslations('caseStudy')
  const hours = (value: number) => formatFigure({ value, unit: 'number' }, languageTag)
  const euros = (value: number) => formatFigure({ value, unit: 'euro' }, languageTag)
  const { hoursBefore, hoursAfter, costBefore, costAfter, projectCost } = calculation
  const measures = [
    { label: t('hours'), before: hoursBefore, after: hoursAfter, format: hours },
    { label: t('cost'), before: costBefore, after: costAfter, format: euros },
  ]
  const payback = paybackOf(calculation)
  return (
    <div lang={languageTag} data-sanity={dataAttribute('calculation')}>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        {measures.map(({ label, before, after, format }) => (
          <div key={label}>
            <h3 className="text-h3">{label}</h3>
            <dl className="mt-3 grid gap-3">
              <Bar label={t('before')} value={format(before)} share={1} className="text-muted" />
              <Bar label={t('after')} value={format(after)} share={after / before} className="text-tide" />
            </dl>
          </div>
        ))}
      </div>
      {payback && (
        <p className="mt-8 max-w-[60ch] border-tide border-l-4 pl-5 text-lead">
          {nonBreakingNumbers(
            t('saving', {
              saved: euros(payback.saved),
              cost: euros(projectCost),
              days: hours(payback.days),
            }),
          )}
        </p>
      )}
    </div>
  )
}

type BarProps = { label: string; value: string; share: number; className: string }

/** A figure with its share of the larger one. */
function Bar({ label, value, share, className }: BarProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
      <dt className="text-small">{label}</dt>
      <dd className="font-heading text-h3 tabular-nums">{value}</dd>
      <svg className={`col-span-2 h-3 w-full ${className}`} aria-hidden="true">
        <rect width="100%" height="100%" fill="currentColor" opacity=".15" />
        <rect width={`${Math.round(share * 100)}%`} height="100%" fill="currentColor" />
      </svg>
    </div>
  )
}

type Calculation = {
  [Key in keyof NonNullable<CaseStudy['calculation']>]: number
}

/** The figures of a case study if it has them all; a draft may not. */
export function complete(calculation: CaseStudy['calculation']): Calculation | null {
  if (!calculation) return null
  return Object.values(calculation).every((value) => typeof value === 'number')
    ? (calculation as Calculation) // each value was just checked
    : null
}

/** What a week saves, in euros, and after how many whole days the project had paid for itself; null if it never does. */
export function paybackOf({ costBefore, costAfter, projectCost }: Calculation): {
  saved: number
  days: number
} | null {
  const saved = costBefore - costAfter
  return saved > 0 ? { saved, days: Math.ceil((projectCost / saved) * 7) } : null
}
