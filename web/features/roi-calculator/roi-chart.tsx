import { chartSize, drawChart } from './chart.ts'
import { costOverTime, type RoiAssumptions, type RoiInputs } from './roi.ts'

export type ChartMessages = { today: string; automated: string; payback: string; months: string }

type RoiChartProps = {
  inputs: RoiInputs
  assumptions: RoiAssumptions
  messages: ChartMessages
  /** What the drawing says, for who does not see it. */
  description: string
}

/** How far the chart looks ahead. */
export const monthsShown = 24

/** What the work costs over two years, as today and with automation, and where the second becomes the cheaper. */
export function RoiChart({ inputs, assumptions, messages, description }: RoiChartProps) {
  const chart = drawChart(costOverTime(inputs, assumptions, monthsShown))
  return (
    <figure className="grid gap-3">
      <svg
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        className="w-full"
        role="img"
        aria-label={description}
      >
        {chart.months.map(({ label, x }) => (
          <g key={label} className="text-muted">
            <line
              x1={x}
              x2={x}
              y1={chartSize.top}
              y2={chart.baseline}
              stroke="currentColor"
              strokeWidth="1"
              opacity=".18"
            />
            <text
              x={x}
              y={chart.baseline + 24}
              fontSize="15"
              fill="currentColor"
              textAnchor={label === 0 ? 'start' : label === monthsShown ? 'end' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
        <path
          d={chart.today}
          className="text-signal"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path
          d={chart.automated}
          className="text-tide"
          fill="none"
          stroke="currentColor"
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
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
        <LegendEntry className="bg-signal" label={messages.today} />
        <LegendEntry className="bg-tide" label={messages.automated} />
        {chart.payback && (
          <LegendEntry className="size-3 rounded-full border-2 border-ink" label={messages.payback} />
        )}
        <span className="ml-auto">{messages.months}</span>
      </figcaption>
    </figure>
  )
}

function LegendEntry({ label, className }: { label: string; className: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`inline-block h-1 w-5 ${className}`} />
      {label}
    </span>
  )
}
