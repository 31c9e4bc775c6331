import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { startLake } from '../../cli/stack/stack.ts'
import { startLakeProxy } from './lake-proxy.ts'
import { killService, type TestStack } from './test-stack.ts'
import { wrongAnswers } from './wrong-answers.ts'

/** The lake's faults, from the view of a page. */
export const lakeFaults = [
  'lake killed',
  'lake hanging',
  'lake responding with 500',
  'lake responding with truncated JSON',
  'lake responding with HTML',
  'lake responding with null',
  'lake responding with {}',
  'lake responding with 429',
] as const satisfies `lake ${'killed' | 'hanging' | keyof typeof wrongAnswers}`[]

/** All faults of the system. */
export const faults = [
  ...lakeFaults,
  'lake back without its webhook',
  'backend killed',
  'inbox killed',
  'site killed',
] as const

export type Fault = (typeof faults)[number]

/** Causes a fault for some time, then repairs it. */
export async function applyFault(stack: TestStack, fault: Fault, lastsMs: number): Promise<void> {
  const { settings, processes } = stack
  const respond = Object.entries(wrongAnswers).find(([name]) => fault === `lake ${name}`)?.[1]
  if (respond) {
    await killService(stack, 'lake')
    const impostor = await startLakeProxy(settings.urls.lake, settings.ports.lake)
    impostor.respondWith(respond)
    await wait(lastsMs)
    await impostor.close()
    return startLake(settings, processes)
  }
  if (fault === 'lake hanging') {
    const lake = processes.child('lake')
    lake?.kill('SIGSTOP')
    await wait(lastsMs)
    lake?.kill('SIGCONT')
    return
  }
  const part = fault.split(' ')[0] ?? ''
  await killService(stack, part)
  await wait(lastsMs)
  if (fault === 'lake back without its webhook') return startLake(settings, processes, false)
  return stack.restart(part)
}

export function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}
