import { colours } from '@tidewright/contracts/colours.ts'

const { paper, ink, tide, signal } = colours.light

/** 1200 by 630: networks and chats show it large and uncropped. */
export const ogImageSize = { width: 1200, height: 630 } as const

const waves = [0, 1, 2, 3]

/** The share image: the title on paper over tide lines, below the company's name. */
export function OgImage({ title, company }: { title: string; company: string }) {
  return (
    <div style={page}>
      <svg
        aria-hidden="true"
        width={ogImageSize.width}
        height={ogImageSize.height}
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        {waves.map((wave) => (
          <path
            key={wave}
            d={tideLine(546 + wave * 22)}
            fill="none"
            stroke={tide}
            strokeOpacity={0.9 - wave * 0.22}
            strokeWidth={4 - wave * 0.7}
          />
        ))}
      </svg>
      <div style={{ width: 56, height: 6, background: signal }} />
      <div style={name}>{company}</div>
      <div style={{ ...titleStyle, fontSize: titleSize(title) }}>
        <div style={{ display: 'block', lineClamp: 4, textWrap: 'balance' }}>{title}</div>
      </div>
    </div>
  )
}

function tideLine(y: number): string {
  return `M0 ${y} C 200 ${y - 40}, 400 ${y + 40}, 600 ${y} S 1000 ${y - 40}, 1200 ${y}`
}

/** In pixels: large for a short title, small for a long one, so that four lines always fit. */
function titleSize({ length }: { length: number }): number {
  if (length > 70) return 62
  return length > 40 ? 74 : 88
}

const page = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: '84px 80px 0',
  background: paper,
} as const

const name = {
  marginTop: 20,
  fontFamily: 'Instrument Sans',
  fontSize: 34,
  color: tide,
} as const

const titleStyle = {
  display: 'flex',
  alignItems: 'center',
  height: 340,
  width: 1040,
  fontFamily: 'Fraunces',
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  color: ink,
} as const

/**
 * Reduces a text to the glyphs of the share image's fonts, western European Latin: other letters lose their accents,
 * other characters are removed. For a missing glyph, the image renderer would download another font.
 */
export function toFontGlyphs(text: string): string {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')].map(toGlyphs).join('').replace(/ {2,}/g, ' ').trim()
}

const supported =
  /[ -~\u00A1-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122\u2212]/

/** Letters with a stroke, which isn't a removable accent. */
const stroked: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' }

function toGlyphs(character: string): string {
  if (supported.test(character)) return character
  return stroked[character] ?? [...character.normalize('NFD')].filter((part) => supported.test(part)).join('')
}
