import type { Step } from './stack.ts'

/** Prints a line per step: its title, duration and URL. */
export const printedStep: Step = async (title, work, url = '') => {
  const start = performance.now()
  const live = process.stdout.isTTY
  if (live) process.stdout.write(`  … ${title}`)
  try {
    const result = await work()
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    if (live) process.stdout.write('\r\x1b[2K')
    console.info(`  ✓ ${title.padEnd(16)} ${seconds.padStart(6)} s  ${url}`.trimEnd())
    return result
  } catch (error) {
    if (live) process.stdout.write('\r\x1b[2K')
    console.info(`  ✗ ${title}`)
    throw error
  }
}

/** Prints nothing; for tests. */
export const silentStep: Step = (_title, work) => work()
