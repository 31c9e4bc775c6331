/** SQLite's own number of it: https://sqlite.org/rescode.html#full */
const sqliteFull = 13
const codes = ['ENOSPC', 'EDQUOT']

/** True for an error, or one that is behind it, which says that there is no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = Object(error)
  return codes.includes(String(code)) || errcode === sqliteFull || isDiskFull(error.cause)
}

/** What an operator reads of it, wherever it comes up. */
export const diskFullHint = 'The disk is full: nothing is stored until there is room again. Reading goes on.'

const quietMs = 10_000

/** Prints the hint for a part of the system, once in ten seconds: every request that wants to store something comes upon it. */
export function createDiskFullWarning(part: string, now = Date.now): () => void {
  let silentUntil = 0
  return () => {
    if (now() < silentUntil) return
    silentUntil = now() + quietMs
    console.error(`${part}: ${diskFullHint}`)
  }
}
