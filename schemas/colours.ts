/** The brand's colours where no style sheet reaches: share images, the browser's frame. `web/app/colours.css` has them all. */
export const colours = {
  light: { paper: '#faf7f2', ink: '#0e1b2a', tide: '#0f6e6e', signal: '#b4480f' },
  dark: { paper: '#0c1622' },
} as const
