/** Milliseconds after a navigation in which the new page's title takes its place. */
export const drawnDelay = 100
