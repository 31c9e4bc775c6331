import localFont from 'next/font/local'

/** The fonts of headings and text, which each first screen needs: 48 KB together, served by the site itself. */
export const heading = localFont({
  src: '../../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  variable: '--font-fraunces-600',
  weight: '600',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

export const body = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** Figures and short texts between them, most of them further down: 18 KB, loaded once a page needs it. */
export const display = localFont({
  src: '../../node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  variable: '--font-fraunces-400',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})
