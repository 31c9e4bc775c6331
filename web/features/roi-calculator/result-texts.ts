import { interpolate } from '@tidewright/contracts/figures.ts'
import {
  calculateRoi,
  cautious,
  type RoiAssumptions,
  type RoiInputs,
  type RoiResult,
} from '@tidewright/contracts/roi.ts'
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
  const unit = (value: number, name: 'hour' | 'month') =>
    new Intl.NumberFormat(languageTag, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  const sentence =
    result.monthlySavings === 0
      ? messages.nothing
      : fill(messages.sentence, {
          hours: unit(result.hoursSaved, 'hour'),
          savings: expected.annualSavings,
          cautious: texts.annualSavings,
          payback: result.roiMonths < 1 ? messages.underMonth : unit(result.roiMonths, 'month'),
        })
  return { expected, cautious: texts, sentence }
}

function resultTexts(result: RoiResult, messages: ResultMessages, languageTag: string): ResultTexts {
  const euro = euroFormat(languageTag)
  const months = new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'month', unitDisplay: 'long' })
  return {
    monthlySavings: euro.format(result.monthlySavings),
    annualSavings: euro.format(result.annualSavings),
    hoursSaved: new Intl.NumberFormat(languageTag).format(result.hoursSaved),
    roiMonths: payback(result, messages, months),
  }
}

/** Never “0 months”: that is either no payback or one that is too soon for one decimal. */
function payback(
  { monthlySavings, roiMonths }: RoiResult,
  messages: ResultMessages,
  months: Intl.NumberFormat,
) {
  if (monthlySavings === 0) return messages.never
  return roiMonths === 0 ? fill(messages.sooner, { months: months.format(0.1) }) : months.format(roiMonths)
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
    formatLine(line, labels.manualHours, number.format(manualHours)),
    formatLine(line, labels.hourlyCost, number.format(hourlyCost)),
    formatLine(line, results.roiMonths, expected.roiMonths),
  ].join('\n')
}

/** Whole euros. */
export function euroFormat(languageTag: string) {
  return new Intl.NumberFormat(languageTag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}

/** A label and its value, with the language's own colon. */
export function formatLine(pattern: string, label: string, value: string): string {
  return fill(pattern, { label, value })
}

/** Replaces `{name}` in a message. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return interpolate(message, new Map(Object.entries(values)))
}
