/**
 * The brand's colours for places without a style sheet: share images and the browser's theme colour.
 * `web/app/colours.css` has all colours.
 */
export const colours = {
  light: { paper: '#faf7f2', ink: '#0e1b2a', tide: '#0f6e6e', signal: '#b4480f' },
  dark: { paper: '#0c1622' },
} as const
