/** How long a page may be, in pixels, by the width of the screen. */
export const longestPages = [
  { path: '/', width: 390, longest: 15_000 },
  { path: '/', width: 1440, longest: 11_000 },
]
