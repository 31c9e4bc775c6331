/** `TEST_SIZE=full` runs the long tests at full size; otherwise they are reduced to fit into `npm test`. */
const isFullSize = process.env.TEST_SIZE === 'full'

/** The size of a test: `full` or `usual`. */
export function sized(full: number, usual: number): number {
  return isFullSize ? full : usual
}
