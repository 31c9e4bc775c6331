import { scale } from './assessment-result.ts'

type DialProps = {
  score: number
  /** The scores at which profiles begin, marked on the rim. */
  thresholds: number[]
  /** The text alternative of the drawing. */
  label: string
}

const arc = 'M 20 104 A 80 80 0 0 1 180 104'

/** The score on a half circle from 0 to 10. It animates when it appears, unless the visitor prefers reduced motion. */
export function Dial({ score, thresholds, label }: DialProps) {
  return (
    <svg viewBox="0 0 200 124" role="img" aria-label={label} className="w-full max-w-[20rem]" fill="none">
      <path d={arc} className="stroke-line" strokeWidth="14" />
      {score > 0 && (
        <path
          d={arc}
          pathLength={scale}
          strokeDasharray={`${score} ${2 * scale}`}
          className="stroke-tide motion-safe:transition-[stroke-dasharray] motion-safe:duration-300 motion-safe:starting:[stroke-dasharray:0_20]"
          strokeWidth="14"
        />
      )}
      {thresholds
        .filter((threshold) => threshold > 0 && threshold < scale)
        .map((threshold) => (
          <line key={threshold} {...tick(threshold)} className="stroke-raised" strokeWidth="2.5" />
        ))}
      <text x="100" y="98" textAnchor="middle" fontSize="56" className="fill-ink font-heading tabular-nums">
        {score}
      </text>
      <text x="20" y="121" textAnchor="middle" fontSize="11" className="fill-muted">
        0
      </text>
      <text x="180" y="121" textAnchor="middle" fontSize="11" className="fill-muted">
        {scale}
      </text>
    </svg>
  )
}

/** A mark across the rim at a score. */
function tick(score: number) {
  const angle = Math.PI * (1 - score / scale)
  const point = (radius: number) => ({
    x: Math.round((100 + radius * Math.cos(angle)) * 100) / 100,
    y: Math.round((104 - radius * Math.sin(angle)) * 100) / 100,
  })
  const [inner, outer] = [point(72), point(88)]
  return { x1: inner.x, y1: inner.y, x2: outer.x, y2: outer.y }
}
