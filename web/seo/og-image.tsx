import { colours } from '@tidewright/contracts/colours.ts'
import { tideLines, titleSize } from '@tidewright/contracts/media/share-image.ts'

const { paper, ink, tide, signal } = colours.light

/** 1200 by 630: networks and chats show it large and uncropped. */
export const ogImageSize = { width: 1200, height: 630 } as const

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
        {tideLines.map((line) => (
          <path key={line.d} {...line} fill="none" stroke={tide} />
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
