import { locales } from '@tidewright/contracts/locales.ts'

/** The maximum length of a page in pixels, by screen width: the home page in every language. */
export const longestPages = locales
  .map(({ id }) => (id === 'en-UK' ? '/' : `/${id}`))
  .flatMap((path) => [
    { path, width: 390, longest: 12_500 },
    { path, width: 1440, longest: 9_500 },
  ])
