import { locales } from '@tidewright/schemas/locales.ts'

/** How long a page may be, in pixels, by the width of the screen: the home page, on a phone in every language. */
export const longestPages = [
  ...locales.map(({ id }) => ({ path: id === 'en-UK' ? '/' : `/${id}`, width: 390, longest: 15_000 })),
  { path: '/', width: 1440, longest: 11_000 },
]
