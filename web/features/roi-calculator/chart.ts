import { costOverTime, monthsShown, type RoiAssumptions, type RoiInputs } from '@tidewright/contracts/roi.ts'
import { fill } from '@/i18n/fill.ts'
import { euroFormat } from '@/ui/format.ts'
import type { RoiMessages } from './get-roi-messages.ts'

/** The chart's own units; it scales to its container. */
export const chartSize = { width: 640, height: 230, left: 8, right: 8, top: 12, bottom: 10 }

/** What the chart is drawn from. */
export type Calculation = {
  inputs: RoiInputs
  assumptions: RoiAssumptions
  messages: Pick<RoiMessages, 'chart' | 'line'>
  languageTag: string
}

/** The chart of a calculation, and the legends of its lines: what each costs in the end. */
export function chartOf({ inputs, assumptions, messages, languageTag }: Calculation) {
  const costs = costOverTime(inputs, assumptions, monthsShown)
  const legend = (label: string, line: number[]) =>
    fill(messages.line, { label, value: euroFormat(languageTag).format(line.at(-1) ?? 0) })
  return {
    chart: drawChart(costs),
    today: legend(messages.chart.today, costs.today),
    automated: legend(messages.chart.automated, costs.automated),
  }
}

type Lines = { today: number[]; automated: number[] }

/** Two cumulative lines as SVG paths, and where they cross; null if they don't cross in the chart. */
export function drawChart({ today, automated }: Lines) {
  const highest = Math.max(today.at(-1) ?? 0, automated.at(-1) ?? 0, 1)
  const x = (month: number) =>
    chartSize.left + (month / (today.length - 1)) * (chartSize.width - chartSize.left - chartSize.right)
  const y = (cost: number) =>
    chartSize.height -
    chartSize.bottom -
    (cost / highest) * (chartSize.height - chartSize.top - chartSize.bottom)
  const path = (costs: number[]) =>
    `M${costs.map((cost, month) => `${round(x(month))} ${round(y(cost))}`).join('L')}`
  const month = crossing({ today, automated })
  return {
    today: path(today),
    automated: path(automated),
    /** Where the lines cross; null if they don’t cross in the chart. */
    payback:
      month === null
        ? null
        : { x: round(x(month)), y: round(y(month * ((today[1] ?? 0) - (today[0] ?? 0)))) },
    months: [0, 6, 12, 18, 24].map((label) => ({ label, x: round(x(label)) })),
    baseline: chartSize.height - chartSize.bottom,
  }
}

/** The month, with fractions, in which both lines have the same cost. */
function crossing({ today, automated }: Lines): number | null {
  const saved = (today[1] ?? 0) - (today[0] ?? 0) - ((automated[1] ?? 0) - (automated[0] ?? 0))
  const month = saved > 0 ? (automated[0] ?? 0) / saved : null
  return month !== null && month <= today.length - 1 ? month : null
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
