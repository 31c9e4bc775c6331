import type { ReactNode } from 'react'
import type { Calculation } from './chart.ts'
import type { RoiMessages } from './get-roi-messages.ts'
import type { CalculationTexts } from './result-texts.ts'
import { RoiChart } from './roi-chart.tsx'

export const quietClass = 'inline-flex min-h-11 cursor-pointer items-center text-link'

export type OutlookProps = Calculation & {
  messages: RoiMessages
  texts: CalculationTexts
  /** The pages of the booking form and the assessment. */
  paths: { contact: string; assessment: string }
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
