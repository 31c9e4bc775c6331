import {
  calculateRoi,
  cautious,
  type RoiAssumptions,
  type RoiInputs,
  type RoiResult,
} from '@tidewright/contracts/roi.ts'
import { fill } from '@/i18n/fill.ts'
import { euroFormat, formatUnit } from '@/ui/format.ts'
import type { RoiMessages } from './get-roi-messages.ts'

/** The messages that the texts use. */
type ResultMessages = Pick<
  RoiMessages,
  'labels' | 'results' | 'sentence' | 'underMonth' | 'nothing' | 'never' | 'sooner' | 'line'
>

export const resultNames = ['monthlySavings', 'annualSavings', 'hoursSaved', 'roiMonths'] as const

type ResultTexts = Record<(typeof resultNames)[number], string>

/** A calculation in words and formatted figures. */
export type CalculationTexts = {
  expected: ResultTexts
  cautious: ResultTexts
  /** The result as a sentence; what is missing if there are no savings. */
  sentence: string
}

/** Formats a calculation for the reader's language. */
export function calculationTexts(
  inputs: RoiInputs,
  assumptions: RoiAssumptions,
  messages: ResultMessages,
  languageTag: string,
): CalculationTexts {
  const result = calculateRoi(inputs, assumptions)
  const expected = resultTexts(result, messages, languageTag)
  const texts = resultTexts(calculateRoi(inputs, cautious(assumptions)), messages, languageTag)
  const sentence =
    result.monthlySavings === 0
      ? messages.nothing
      : fill(messages.sentence, {
          hours: formatUnit(result.hoursSaved, 'hour', languageTag),
          savings: expected.annualSavings,
          cautious: texts.annualSavings,
          payback:
            result.roiMonths < 1 ? messages.underMonth : formatUnit(result.roiMonths, 'month', languageTag),
        })
  return { expected, cautious: texts, sentence }
}

function resultTexts(result: RoiResult, messages: ResultMessages, languageTag: string): ResultTexts {
  const euro = euroFormat(languageTag)
  return {
    monthlySavings: euro.format(result.monthlySavings),
    annualSavings: euro.format(result.annualSavings),
    hoursSaved: new Intl.NumberFormat(languageTag).format(result.hoursSaved),
    roiMonths: payback(result, messages, languageTag),
  }
}

/** Never “0 months”: that is either no payback or one that is too soon for one decimal. */
function payback({ monthlySavings, roiMonths }: RoiResult, messages: ResultMessages, languageTag: string) {
  if (monthlySavings === 0) return messages.never
  const months = formatUnit(roiMonths || 0.1, 'month', languageTag)
  return roiMonths === 0 ? fill(messages.sooner, { months }) : months
}

/** A calculation as lines of text, for the visitor's own notes. The form has the number of employees. */
export function calculationNotes(
  { hourlyCost, manualHours }: RoiInputs,
  { sentence, expected }: CalculationTexts,
  { labels, results, line }: ResultMessages,
  languageTag: string,
): string {
  const number = new Intl.NumberFormat(languageTag)
  return [
    sentence,
    fill(line, { label: labels.manualHours, value: number.format(manualHours) }),
    fill(line, { label: labels.hourlyCost, value: number.format(hourlyCost) }),
    fill(line, { label: results.roiMonths, value: expected.roiMonths }),
  ].join('\n')
}
