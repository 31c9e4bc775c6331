/** The light scheme's colours, as in `app/globals.css`, for what is drawn outside the page. */
export const colours = { paper: '#faf7f2', ink: '#0e1b2a', tide: '#0f6e6e', signal: '#b4480f' } as const
