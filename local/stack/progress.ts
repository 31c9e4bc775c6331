import type { Step } from './stack.ts'

/** Prints a line for each step: what, how long, and where it is to be found. */
export const printedStep: Step = async (title, work, address = '') => {
  const start = performance.now()
  const live = process.stdout.isTTY
  if (live) process.stdout.write(`  … ${title}`)
  try {
    const result = await work()
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    if (live) process.stdout.write('\r\x1b[2K')
    console.info(`  ✓ ${title.padEnd(16)} ${seconds.padStart(6)} s  ${address}`.trimEnd())
    return result
  } catch (error) {
    if (live) process.stdout.write('\r\x1b[2K')
    console.info(`  ✗ ${title}`)
    throw error
  }
}

/** For tests: nothing is printed. */
export const silentStep: Step = (_title, work) => work()
