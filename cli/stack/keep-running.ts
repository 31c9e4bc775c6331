import { setTimeout as wait } from 'node:timers/promises'

/** Immediate restarts of a crashed process per minute; after that, it waits this many milliseconds. */
const maxRestarts = 5
const waitMs = 20_000

type KeepRunningOptions = {
  onExit(report: (name: string) => void): void
  isRunning(name: string): boolean
  restart(name: string): Promise<void>
  isEnding(): boolean
  logFolder: string
  pause?(ms: number): Promise<unknown>
}

/** Restarts processes that end, and those that don't start again. The others keep running meanwhile. */
export function keepRunning(options: KeepRunningOptions): void {
  const { onExit, isRunning, restart, isEnding, logFolder, pause = wait } = options
  const attempts: { name: string; at: number }[] = []

  async function restartSoon(name: string, what: string): Promise<void> {
    if (isEnding()) return
    const recent = attempts.filter((each) => each.name === name && Date.now() - each.at < 60_000)
    const isHopeless = recent.length >= maxRestarts
    const attempt = { name, at: Date.now() }
    attempts.push(attempt)
    const when = isHopeless ? ` in ${waitMs / 1_000} s` : ''
    console.error(
      `\n${name} ${isHopeless ? 'keeps failing' : what}. See ${logFolder}/${name}.log. Restarting${when}.`,
    )
    await pause(isHopeless ? waitMs : 1_000)
    if (isEnding()) return
    await restart(name).catch((error: unknown) => {
      console.error(String(error))
      // A process that ended is reported and restarted by `onExit`. If its port is taken, there is none.
      const hasEnded = attempts.findLast((each) => each.name === name) !== attempt
      if (!hasEnded && !isRunning(name)) void restartSoon(name, "didn't start")
    })
  }

  // The site without the content lake, the forms without the site.
  onExit((name) => void restartSoon(name, 'stopped unexpectedly'))
}
