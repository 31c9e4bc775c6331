/** `TEST_SIZE=full` runs the long tests at full size; otherwise they are reduced to fit into `npm test`. */
export const isFullSize = process.env.TEST_SIZE === 'full'

/** The size of a test, or what it is run with: `full` or `usual`. */
export function sized<Size>(full: Size, usual: Size): Size {
  return isFullSize ? full : usual
}
