/** `TEST_SIZE=full` runs the long proofs at their full size; without it they are cut to what fits into `npm test`. */
const isFullSize = process.env.TEST_SIZE === 'full'

/** How much a proof does. */
export function sized(full: number, usual: number): number {
  return isFullSize ? full : usual
}
