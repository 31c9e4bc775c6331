import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Waits until a process, if there is one, has ended, after sending it a signal, if one is given. */
export async function endOf(child: ChildProcess | undefined, signal?: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  if (signal) child.kill(signal)
  await exited
}
