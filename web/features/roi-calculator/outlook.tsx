import type { ReactNode } from 'react'
import { fill } from '@/i18n/fill.ts'
import { type Calculation, chartOf, chartSize } from './chart.ts'
import type { RoiMessages } from './get-roi-messages.ts'
import type { CalculationTexts } from './result-texts.ts'

export const quietClass = 'inline-flex min-h-11 cursor-pointer items-center text-link'

export type OutlookProps = Calculation & {
  messages: RoiMessages
  texts: CalculationTexts
  /** The pages of the booking form and the assessment. */
  paths: { contact: string; assessment: string }
  /** The anchor of the calculator's section. */
  anchor: string
  /** The text for the notes of the booking form. */
  notes?: string
  children?: ReactNode
}

/**
 * When a calculation pays off, and what to do with it. The numbers go into the visitor's own notes of the booking form and
 * into the assessment; nothing is sent.
 */
export function Outlook({ paths, notes, children, ...calculation }: OutlookProps) {
  const { inputs, messages } = calculation
  const known = {
    employees: String(Math.round(inputs.employees)),
    weeklyHours: String(inputs.employees * inputs.manualHours),
    ...(notes && { message: notes }),
  }
  const prefill = new URLSearchParams(known).toString()
  return (
    <div className="grid gap-4">
      <RoiChart {...calculation} />
      <p className="flex flex-wrap items-center gap-x-8">
        <a
          className="button-secondary"
          href={`${paths.contact}#book-call`}
          data-dialog="discoveryCall"
          data-source="roi_calculator"
          data-prefill={prefill}
        >
          {messages.bookCall}
        </a>
        <a
          className={quietClass}
          href={paths.assessment}
          data-dialog="assessment"
          data-source="roi_calculator"
          data-prefill={prefill}
        >
          {messages.takeAssessment}
        </a>
        {children}
      </p>
    </div>
  )
}

type RoiChartProps = Calculation & {
  messages: Pick<RoiMessages, 'description'>
  texts: CalculationTexts
}

/** The cost of the work over two years, as today and with automation, and where they cross. */
function RoiChart({ texts, ...calculation }: RoiChartProps) {
  const { messages } = calculation
  const { chart, today, automated } = chartOf(calculation)
  const description = fill(messages.description, {
    savings: texts.expected.annualSavings,
    payback: texts.expected.roiMonths,
  })
  return (
    <figure className="grid gap-2">
      <div>
        <svg
          viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
          className="w-full"
          role="img"
          aria-label={description}
        >
          {chart.months.map(({ label, x }) => (
            <line
              key={label}
              x1={x}
              x2={x}
              y1={chartSize.top}
              y2={chart.baseline}
              className="stroke-muted"
              strokeWidth="1"
              opacity=".25"
            />
          ))}
          <path
            d={chart.today}
            className="roi-line stroke-signal"
            fill="none"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <path
            d={chart.automated}
            className="roi-line stroke-tide"
            fill="none"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          {chart.payback && (
            <circle
              cx={chart.payback.x}
              cy={chart.payback.y}
              r="8"
              className="roi-line fill-paper stroke-ink"
              strokeWidth="3"
            />
          )}
        </svg>
        {/* Next to the chart, so that the labels stay readable at any size. */}
        <p aria-hidden="true" className="flex justify-between text-small text-muted tabular-nums">
          {chart.months.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <p className="text-center text-small text-muted">{messages.chart.months}</p>
      </div>
      <figcaption className="flex flex-wrap gap-x-6 text-small">
        <LegendEntry label={today}>
          <path d="M2 8h18" className="stroke-signal" />
        </LegendEntry>
        <LegendEntry label={automated}>
          <path d="M2 8h18" className="stroke-tide" />
        </LegendEntry>
        {chart.payback && (
          <LegendEntry label={messages.chart.payback}>
            <circle cx="11" cy="8" r="6" className="fill-paper stroke-ink" />
          </LegendEntry>
        )}
      </figcaption>
    </figure>
  )
}

/** Drawn like the chart: browsers neither print backgrounds nor keep them in forced colours. */
function LegendEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 22 16" className="h-4 w-5.5 shrink-0" fill="none" strokeWidth="3">
        {children}
      </svg>
      {label}
    </span>
  )
}
