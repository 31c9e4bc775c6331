const lines = Array.from({ length: 16 }, (_, line) => line)
/** The line with the stops. */
const carrying = 5
const stops = [70, 250, 452]

type TideDrawingProps = {
  className?: string
  /** The phase of the swell; any number. */
  phase?: number
}

/**
 * A decorative swell of tide lines with three stops on it. It fills its box and may overflow it. Its main line is
 * animated once, as the page opens.
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
            opacity={line === carrying ? undefined : (0.22 + line * 0.035).toFixed(2)}
          />
        ))}
      </g>
      <g className="fill-paper stroke-signal" strokeWidth="3">
        {stops.map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy={Math.round(height(carrying, x, phase))}
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
  return rise + wave - x * 0.1
}

/** Units between two points of a line, and a third of that for the handles of its curves. */
const step = 64
const third = Math.round(step / 3)

/** A line as joined curves: few numbers, since a page has many lines, and within one unit of the exact wave. */
function swell(line: number, phase: number): string {
  const at = (x: number) => Math.round(height(line, x, phase))
  const slope = (x: number) => height(line, x + 0.5, phase) - height(line, x - 0.5, phase)
  const rise = (x: number) => Math.round(slope(x) * third)
  const curves = Array.from({ length: 640 / step }, (_, index) => {
    const x = (index + 1) * step
    const from = at(x - step)
    return `s${step - third} ${at(x) - rise(x) - from} ${step} ${at(x) - from}`
  })
  const [first = '', ...others] = curves
  return `M0 ${at(0)}c${third} ${rise(0)} ${first.slice(1)}${others.join('')}`.replaceAll(' -', '-')
}

/** Three tide lines, the brand's decoration. */
export function TideLines({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 48" fill="none" aria-hidden="true" preserveAspectRatio="none">
      <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" vectorEffect="non-scaling-stroke">
        <path d="M0 14c20-12 40-12 60 0s40 12 60 0 40-12 60 0 40 12 60 0" />
        <path d="M0 26c20-10 40-10 60 0s40 10 60 0 40-10 60 0 40 10 60 0" opacity=".65" />
        <path d="M0 38c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0" opacity=".35" />
      </g>
    </svg>
  )
}
