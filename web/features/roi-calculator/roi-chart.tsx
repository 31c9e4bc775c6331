import { chartSize, drawChart } from './chart.ts'
import type { RoiMessages } from './get-roi-messages.ts'
import { costOverTime, monthsShown, type RoiAssumptions, type RoiInputs } from './roi.ts'

type RoiChartProps = {
  inputs: RoiInputs
  assumptions: RoiAssumptions
  messages: RoiMessages['chart']
  /** The text alternative of the chart. */
  description: string
  /** Formats a cost in euros for the reader's locale. */
  formatCost: (euro: number) => string
}

/** The cost of the work over two years, as today and with automation, and where they cross. */
export function RoiChart({ inputs, assumptions, messages, description, formatCost }: RoiChartProps) {
  const costs = costOverTime(inputs, assumptions, monthsShown)
  const chart = drawChart(costs)
  return (
    <figure className="grid gap-3">
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
            className="stroke-signal"
            fill="none"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <path
            d={chart.automated}
            className="stroke-tide"
            fill="none"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          {chart.payback && (
            <circle
              cx={chart.payback.x}
              cy={chart.payback.y}
              r="8"
              className="fill-paper stroke-ink"
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
        <p className="text-center text-small text-muted">{messages.months}</p>
      </div>
      <figcaption className="flex flex-wrap gap-x-8 gap-y-1 text-small">
        <LegendEntry
          mark="h-1 w-5 bg-signal"
          label={messages.today}
          cost={formatCost(costs.today.at(-1) ?? 0)}
        />
        <LegendEntry
          mark="h-1 w-5 bg-tide"
          label={messages.automated}
          cost={formatCost(costs.automated.at(-1) ?? 0)}
        />
        {chart.payback && (
          <LegendEntry mark="size-3.5 rounded-full border-2 border-ink bg-paper" label={messages.payback} />
        )}
      </figcaption>
    </figure>
  )
}

/** The legend entry of a line or mark, with the line's final value. */
function LegendEntry({ mark, label, cost }: { mark: string; label: string; cost?: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`inline-block shrink-0 ${mark}`} />
      {cost ? `${label}: ${cost}` : label}
    </span>
  )
}
