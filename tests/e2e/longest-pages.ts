import { locales } from '@tidewright/schemas/locales.ts'

/** The maximum length of a page in pixels, by screen width: the home page, on a phone in every language. */
export const longestPages = [
  ...locales.map(({ id }) => ({ path: id === 'en-UK' ? '/' : `/${id}`, width: 390, longest: 15_000 })),
  { path: '/', width: 1440, longest: 11_000 },
]
