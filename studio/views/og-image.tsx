import { colours } from '@tidewright/contracts/colours.ts'
import type { CSSProperties } from 'react'
import { imageTitleSize } from './share.ts'

const { paper, ink, tide, signal } = colours.light

/** The Open Graph image, 1200 by 630, as the site renders it. */
export function OgImage({ title, company }: { title: string; company: string }) {
  return (
    <svg
      viewBox="0 0 1200 630"
      width="100%"
      style={{ display: 'block' }}
      role="img"
      aria-label={`Share image: ${title}`}
    >
      <rect width="1200" height="630" fill={paper} />
      {[0, 1, 2, 3].map((wave) => (
        <path
          key={wave}
          d={tideLine(546 + wave * 22)}
          fill="none"
          stroke={tide}
          strokeOpacity={0.9 - wave * 0.22}
          strokeWidth={4 - wave * 0.7}
        />
      ))}
      <rect x="80" y="84" width="56" height="6" fill={signal} />
      <text x="80" y="142" fontFamily="'Instrument Sans', system-ui, sans-serif" fontSize="34" fill={tide}>
        {company}
      </text>
      <foreignObject x="80" y="160" width="1040" height="340">
        <div style={{ ...titleStyle, fontSize: imageTitleSize(title) }}>
          <div style={fourLines}>{title}</div>
        </div>
      </foreignObject>
    </svg>
  )
}

function tideLine(y: number): string {
  return `M0 ${y} C 200 ${y - 40}, 400 ${y + 40}, 600 ${y} S 1000 ${y - 40}, 1200 ${y}`
}

const titleStyle: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  height: 340,
  fontFamily: 'Fraunces, Georgia, serif',
  fontWeight: 600,
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  color: ink,
  textWrap: 'balance',
}

const fourLines: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
}
