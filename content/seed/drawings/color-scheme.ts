/** The colours of a drawing: light colours mapped to dark ones. */
type Scheme = Readonly<Record<string, string>>

/** Colours of drawings without a background of their own. */
const pageColours: Scheme = {
  '#0E1B2A': '#E6E1D6', // lines
  '#0F6E6E': '#6FC7BD', // highlights
  '#D9EFEA': '#143A3C', // water and fills
  '#FAF7F2': '#0C1622', // paper, covers what is behind
  '#B4480F': '#F09A5E', // the one accent
}

/** Colours of portraits, which have a disc as their background. */
const portraitColours: Scheme = {
  '#0E1B2A': '#0A1420', // lines
  '#0F6E6E': '#9AD6CD',
  '#D9EFEA': '#397A76', // the disc
  '#FAF7F2': '#E4DDD0', // linen
  '#B4480F': '#C9602A',
  '#FBEBDA': '#EAD5C0', // skin, from light to dark
  '#EBCBA9': '#D8B48F',
  '#C48E65': '#B07C56',
  '#8D5B3E': '#7E5036',
  '#16202B': '#101923', // hair and cloth
  '#6A4630': '#5D3C28',
  '#BFC7CB': '#AEB6BA',
  '#2E8580': '#1E5F5C',
}

/** The scheme of a drawing by the name of its file. */
export function schemeOf(file: string): Scheme {
  return file.startsWith('portrait-') ? portraitColours : pageColours
}

/** CSS that overrides the colour attributes in dark mode. Attributes work in every SVG renderer. */
export function darkModeStyle(scheme: Scheme): string {
  const rules = Object.entries(scheme).map(
    ([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`,
  )
  return `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`
}
