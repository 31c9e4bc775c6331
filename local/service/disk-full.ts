/** SQLITE_FULL: https://sqlite.org/rescode.html#full */
const sqliteFull = 13
const codes = ['ENOSPC', 'EDQUOT']

/** Whether an error, or its cause, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = Object(error)
  return codes.includes(String(code)) || errcode === sqliteFull || isDiskFull(error.cause)
}

/** The hint that operators read in logs. */
export const diskFullHint = 'The disk is full. Nothing can be stored until space is freed; reads still work.'

const quietMs = 10_000

/** Prints the hint for one part of the system, at most once in ten seconds, since every write hits the same error. */
export function createDiskFullWarning(part: string, now = Date.now): () => void {
  let silentUntil = 0
  return () => {
    if (now() < silentUntil) return
    silentUntil = now() + quietMs
    console.error(`${part}: ${diskFullHint}`)
  }
}
