/** What the site's share images (1200 by 630 pixels) and their preview in the Studio have in common. */

/** Four waves at the lower edge, each fainter than the one above it. */
export const tideLines = [0, 1, 2, 3].map((wave) => {
  const y = 546 + wave * 22
  return {
    d: `M0 ${y} C 200 ${y - 40}, 400 ${y + 40}, 600 ${y} S 1000 ${y - 40}, 1200 ${y}`,
    strokeOpacity: 0.9 - wave * 0.22,
    strokeWidth: 4 - wave * 0.7,
  }
})

/** In pixels: large for a short title, small for a long one, so that four lines always fit. */
export function titleSize({ length }: string): number {
  if (length > 70) return 62
  return length > 40 ? 74 : 88
}
