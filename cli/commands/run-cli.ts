/** Runs a command; a failure prints one clear message and exits with code 1. */
export async function runCli(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
