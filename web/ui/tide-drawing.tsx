const lines = Array.from({ length: 16 }, (_, line) => line)
/** The line that carries the stops. */
const carrying = 5
const stops = [70, 250, 452]

type TideDrawingProps = {
  className?: string
  /** Where in its swell the tide is; any number. */
  phase?: number
}

/**
 * A swell of drawn tide lines with three stops on it, as decoration: what drifts is carried somewhere. It fills its box
 * and may run out of it; its carrying line is drawn once, as the page opens.
 */
export function TideDrawing({ className, phase = 0 }: TideDrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 520"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="currentColor" strokeLinecap="round">
        {lines.map((line) => (
          <path
            key={line}
            d={swell(line, phase)}
            pathLength={line === carrying ? 1 : undefined}
            className={line === carrying ? 'tide-drawn' : undefined}
            strokeWidth={line === carrying ? 3 : 1.25}
            opacity={line === carrying ? 1 : 0.22 + line * 0.035}
          />
        ))}
      </g>
      <g className="fill-paper stroke-signal" strokeWidth="3">
        {stops.map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy={height(carrying, x, phase)}
            r={index === 2 ? 13 : 9}
            className={index === 2 ? 'fill-signal' : undefined}
          />
        ))}
      </g>
    </svg>
  )
}

/** The height of a line at `x`: a slow wave that grows to the right, shifted from line to line. */
function height(line: number, x: number, phase: number): number {
  const rise = 84 + line * 26
  const wave = Math.sin(x / 66 + line * 0.42 + phase) * (10 + x / 15)
  return Math.round((rise + wave - x * 0.1) * 10) / 10
}

function swell(line: number, phase: number): string {
  const points = Array.from({ length: 41 }, (_, step) => `${step * 16} ${height(line, step * 16, phase)}`)
  return `M${points.join('L')}`
}
