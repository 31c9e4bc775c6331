import { execFileSync } from 'node:child_process'
import { childrenOf } from './system-faults.ts'
import type { TestStack } from './test-stack.ts'

const parts = ['site', 'lake', 'backend', 'inbox'] as const

export type Memory = Record<(typeof parts)[number], number>

/** The memory of each part and its child processes, in megabytes. */
export function memoryOf({ processes }: TestStack): Memory {
  const of = (name: string) => memoryOfProcess(processes.child(name)?.pid)
  return { site: of('site'), lake: of('lake'), backend: of('backend'), inbox: of('inbox') }
}

/** The memory of a process and its children, in megabytes; 0 without a process. */
export function memoryOfProcess(pid: number | undefined): number {
  if (!pid) return 0
  return Math.round([pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentKilobytes(each), 0) / 1_024)
}

function residentKilobytes(pid: number): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  } catch {
    return 0
  }
}

export function printedMemory(memory: Memory): string {
  return parts.map((name) => `${name} ${memory[name]}`).join(', ')
}
