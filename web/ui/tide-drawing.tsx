const lines = Array.from({ length: 13 }, (_, line) => line)

/** A swell of drawn tide lines with three stops on it, as decoration: what drifts is carried somewhere. */
export function TideDrawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 480 520" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeLinecap="round">
        {lines.map((line) => (
          <path
            key={line}
            d={swell(line)}
            strokeWidth={line === 4 ? 3 : 1.25}
            opacity={line === 4 ? 1 : 0.28 + line * 0.04}
          />
        ))}
      </g>
      <g className="fill-paper stroke-signal" strokeWidth="3">
        <circle cx="70" cy={height(4, 70)} r="9" />
        <circle cx="236" cy={height(4, 236)} r="9" />
        <circle cx="412" cy={height(4, 412)} r="13" className="fill-signal" />
      </g>
    </svg>
  )
}

/** The height of a line at `x`: a slow wave that grows to the right, shifted from line to line. */
function height(line: number, x: number): number {
  const rise = 120 + line * 26
  const wave = Math.sin(x / 62 + line * 0.42) * (10 + x / 14)
  return Math.round((rise + wave - x * 0.12) * 10) / 10
}

function swell(line: number): string {
  const points = Array.from({ length: 41 }, (_, step) => `${step * 12} ${height(line, step * 12)}`)
  return `M${points.join('L')}`
}
