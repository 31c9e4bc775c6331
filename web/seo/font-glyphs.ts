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
