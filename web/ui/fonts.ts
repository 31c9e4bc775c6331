import localFont from 'next/font/local'

/** The fonts of headings and text: 48 KB together, served by the site itself. */
export const heading = localFont({
  src: '../../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  variable: '--font-fraunces',
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
