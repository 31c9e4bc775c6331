import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { pagePath } from '@tidewright/schemas/public-path.ts'
import { costOverTime, defaultInputs, type RoiAssumptions, type RoiInputs } from '@tidewright/schemas/roi.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import { drawChart, monthsShown } from './chart.ts'
import type { RoiMessages } from './get-roi-messages.ts'
import { linkTo } from './inputs-link.ts'
import { PictureButton } from './picture-button.tsx'
import type { PictureContent } from './result-picture.ts'
import {
  type CalculationTexts,
  calculationNotes,
  calculationTexts,
  euroFormat,
  fill,
  formatLine,
  resultNames,
} from './result-texts.ts'
import { RoiChart } from './roi-chart.tsx'

export type CalculatorProps = {
  assumptions: RoiAssumptions
  messages: RoiMessages
  /** The reader's locale, for links. */
  locale: LocaleId
  languageTag: string
}

type ResultsProps = CalculatorProps & { inputs: RoiInputs }

/** The result as a sentence, counted cautiously and as expected, as a chart, and what to do with it. */
export function Results(props: ResultsProps) {
  const { inputs, assumptions, messages, languageTag } = props
  const texts = calculationTexts(inputs, assumptions, messages, languageTag)
  const isExample = textOf(inputs) === textOf(defaultInputs)
  const costs = costOverTime(inputs, assumptions, monthsShown)
  const withCost = (label: string, line: number[]) =>
    formatLine(messages.line, label, euroFormat(languageTag).format(line.at(-1) ?? 0))
  const drawing = {
    chart: drawChart(costs),
    today: withCost(messages.chart.today, costs.today),
    automated: withCost(messages.chart.automated, costs.automated),
  }
  return (
    <div className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:col-span-7">
        <div aria-live="polite">
          <p className="text-small text-tide">
            {isExample ? fill(messages.example, { employees: String(inputs.employees) }) : messages.yours}
          </p>
          <p className="mt-1 max-w-[52ch] text-balance font-display text-base leading-snug sm:text-h3">
            {texts.sentence}
          </p>
        </div>
        <ResultTable texts={texts} messages={messages} />
      </div>
      <div className="grid content-start gap-4 lg:col-span-5">
        <RoiChart
          {...drawing}
          messages={messages}
          description={fill(messages.description, {
            savings: texts.expected.annualSavings,
            payback: texts.expected.roiMonths,
          })}
        />
        <NextSteps
          {...props}
          notes={calculationNotes(inputs, texts, messages, languageTag)}
          picture={{ ...drawing, caption: messages.chart.months, sentence: texts.sentence }}
        />
      </div>
    </div>
  )
}

type ResultTableProps = { texts: CalculationTexts; messages: RoiMessages }

/** Counted cautiously and as expected, side by side. With large text, what a number means has a line of its own. */
function ResultTable({ texts, messages }: ResultTableProps) {
  const stacked = '@max-[16rem]:grid @max-[16rem]:grid-cols-2'
  return (
    <div className="@container">
      <table className="w-full text-right tabular-nums @max-[16rem]:block *:@max-[16rem]:block">
        <thead>
          <tr className={`text-small text-muted ${stacked}`}>
            <td className="@max-[16rem]:hidden" />
            <th scope="col" className="pb-1 pl-3 font-normal">
              {messages.scenarios.cautious}
            </th>
            <th scope="col" className="pb-1 pl-3 font-semibold text-ink">
              {messages.scenarios.expected}
            </th>
          </tr>
        </thead>
        <tbody>
          {resultNames.map((name) => (
            <tr
              key={name}
              className={`border-line border-t first:border-tide first:border-t-2 max-sm:text-card ${stacked}`}
            >
              <th
                scope="row"
                className="hyphens-auto wrap-anywhere py-1 text-left font-normal text-muted text-small leading-snug @max-[16rem]:col-span-2"
              >
                {messages.results[name]}
              </th>
              <td className="py-1 pl-3" data-cautious={name}>
                {texts.cautious[name]}
              </td>
              <td className="py-1 pl-3 font-semibold" data-result={name}>
                {texts.expected[name]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type NextStepsProps = ResultsProps & { notes: string; picture: PictureContent }

/** The numbers go into the visitor's own notes of the booking form and into the assessment; nothing is sent. */
function NextSteps({ inputs, messages, locale, notes, picture }: NextStepsProps) {
  const known = {
    employees: String(Math.round(inputs.employees)),
    message: notes,
    weeklyHours: String(inputs.employees * inputs.manualHours),
  }
  // The server's HTML has none: a link opens a dialog only once scripts run.
  const prefill = inputs === defaultInputs ? undefined : new URLSearchParams(known).toString()
  const quiet = 'inline-flex min-h-11 cursor-pointer items-center text-link'
  return (
    <p className="flex flex-wrap items-center gap-x-8">
      <a
        className="button-secondary"
        href={`${pagePath(locale, 'contact')}#book-call`}
        data-dialog="discoveryCall"
        data-source="roi_calculator"
        data-prefill={prefill}
      >
        {messages.bookCall}
      </a>
      <a
        className={quiet}
        href={pagePath(locale, 'assessment')}
        data-dialog="assessment"
        data-source="roi_calculator"
        data-prefill={prefill}
      >
        {messages.takeAssessment}
      </a>
      <CopyButton
        text={() => linkTo(inputs, location.href)}
        label={messages.copyLink}
        copiedLabel={messages.copied}
        className={quiet}
      />
      <PictureButton content={picture} messages={messages} className={quiet} />
    </p>
  )
}

function textOf({ employees, hourlyCost, manualHours, industry }: RoiInputs): string {
  return [employees, hourlyCost, manualHours, industry].join()
}
