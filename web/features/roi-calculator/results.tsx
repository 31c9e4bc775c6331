import { defaultInputs, type RoiInputs } from '@tidewright/contracts/roi.ts'
import { useEffect, useState } from 'react'
import { fill } from '@/i18n/fill.ts'
import type { RoiMessages } from './get-roi-messages.ts'
import type { OutlookProps } from './outlook.tsx'
import type { OwnOutlook } from './own-outlook.tsx'
import { type CalculationTexts, calculationTexts, resultNames } from './result-texts.ts'

export type CalculatorProps = Omit<OutlookProps, 'inputs' | 'texts' | 'notes'>

/** The children are the outlook of the example. */
type ResultsProps = CalculatorProps & { inputs: RoiInputs }

/** The result as a sentence, counted cautiously and as expected, and its outlook. */
export function Results({ inputs, children, ...calculation }: ResultsProps) {
  const { assumptions, messages, languageTag } = calculation
  const texts = calculationTexts(inputs, assumptions, messages, languageTag)
  const isExample = textOf(inputs) === textOf(defaultInputs)
  const own = useOwnOutlook(isExample ? null : inputs)
  return (
    <div className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:col-span-7">
        <div aria-live="polite">
          <p className="text-small text-tide">
            {isExample ? fill(messages.example, { employees: String(inputs.employees) }) : messages.yours}
          </p>
          <p className="mt-1 max-w-[52ch] text-balance font-heading text-base leading-snug sm:text-h3">
            {texts.sentence}
          </p>
        </div>
        <ResultTable texts={texts} messages={messages} />
      </div>
      <div className="lg:col-span-5">
        {own === undefined
          ? children
          : own && <own.OwnOutlook {...calculation} inputs={inputs} texts={texts} />}
      </div>
    </div>
  )
}

/** Preloaded when a field gets the focus. */
export const loadOwnOutlook = () => import('./own-outlook.tsx')

/**
 * Its code loads with the first calculation that isn't the example. Null if it can't be loaded; each further calculation
 * tries again.
 */
function useOwnOutlook(own: RoiInputs | null): { OwnOutlook: typeof OwnOutlook } | null | undefined {
  const [code, setCode] = useState<{ OwnOutlook: typeof OwnOutlook } | null>()
  useEffect(() => {
    if (own && !code)
      loadOwnOutlook().then(
        ({ OwnOutlook }) => setCode({ OwnOutlook }),
        () => setCode(null),
      )
  }, [own, code])
  return code
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
              className={`border-line border-t first:border-tide first:border-t-2 max-sm:text-small ${stacked}`}
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

function textOf({ employees, hourlyCost, manualHours, industry }: RoiInputs): string {
  return [employees, hourlyCost, manualHours, industry].join()
}
