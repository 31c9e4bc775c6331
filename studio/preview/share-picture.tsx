import { linesOf } from './share.ts'

/** The picture beside a shared link, 1200 by 630: the title on paper over tide lines. */
export function SharePicture({ title }: { title: string }) {
  const { lines, size } = linesOf(title || 'Untitled')
  const top = 335 - ((lines.length - 1) * size * 1.12) / 2
  const placed = lines.map((line, index) => ({ line, y: top + index * size * 1.12 }))
  return (
    <svg viewBox="0 0 1200 630" role="img" aria-label={`Share picture: ${title}`} width="100%">
      <rect width="1200" height="630" fill="#FAF7F2" />
      {[0, 1, 2, 3].map((line) => (
        <path
          key={line}
          d={`M0 ${548 + line * 22} C 200 ${508 + line * 22}, 400 ${588 + line * 22}, 600 ${548 + line * 22} S 1000 ${508 + line * 22}, 1200 ${548 + line * 22}`}
          fill="none"
          stroke="#0F6E6E"
          strokeOpacity={0.9 - line * 0.22}
          strokeWidth={4 - line * 0.7}
        />
      ))}
      <rect x="80" y="84" width="56" height="6" fill="#B4480F" />
      <text x="80" y="140" fontFamily="'Instrument Sans', system-ui, sans-serif" fontSize="34" fill="#0F6E6E">
        Tidewright
      </text>
      <text fontFamily="Fraunces, Georgia, serif" fontSize={size} fontWeight="500" fill="#0E1B2A">
        {placed.map(({ line, y }) => (
          <tspan key={y} x="80" y={y}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  )
}
