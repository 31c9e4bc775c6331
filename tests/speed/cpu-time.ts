import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestStack } from '../support/test-stack.ts'

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100
const names = ['lake', 'backend', 'site', 'site-2', 'site-3']

/** CPU seconds by process since its start; `load` is this one, which sends the requests. Only on Linux. */
export type CpuTime = Record<string, number>

export function cpuTime({ processes }: TestStack): CpuTime {
  const { user, system } = process.cpuUsage()
  const time: CpuTime = { load: (user + system) / 1_000_000 }
  for (const name of names) {
    const pid = processes.child(name)?.pid
    if (pid && process.platform === 'linux') time[name] = secondsOf(pid)
  }
  return time
}

/** Source: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function secondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / ticksPerSecond
}

/** What was used between two measurements, as text. */
export function cpuUsed(before: CpuTime, after: CpuTime): string {
  const used = Object.entries(after).map(([name, seconds]) => [name, seconds - (before[name] ?? 0)] as const)
  return used.map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(', ')
}

/** Waits until the system does nothing by itself: after it starts, it builds its search index. */
export async function untilIdle(stack: TestStack): Promise<void> {
  for (let idleSeconds = 0; idleSeconds < 3; ) {
    const before = cpuTime(stack)
    await wait(1_000)
    const after = cpuTime(stack)
    const used = names.reduce((sum, name) => sum + (after[name] ?? 0) - (before[name] ?? 0), 0)
    idleSeconds = used < 0.2 ? idleSeconds + 1 : 0
  }
}
