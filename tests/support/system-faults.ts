import { execFileSync } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startLake } from '../../cli/stack/stack.ts'
import { startLakeProxy } from './lake-proxy.ts'
import { killService, type TestStack } from './test-stack.ts'

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
] as const

/** All faults of the system. */
export const faults = [
  ...lakeFaults,
  'lake back without its webhook',
  'backend killed',
  'inbox killed',
  'site killed',
] as const

export type Fault = (typeof faults)[number]

const json = { 'content-type': 'application/json' }
const wrongResponses: Partial<Record<Fault, (response: ServerResponse) => void>> = {
  'lake responding with 500': (response) => response.writeHead(500).end('{"error":"broken"}'),
  'lake responding with truncated JSON': (response) =>
    response.writeHead(200, json).end('{"result":{"title":"Cut'),
  'lake responding with HTML': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  'lake responding with null': (response) => response.writeHead(200, json).end('{"result":null}'),
  'lake responding with {}': (response) => response.writeHead(200, json).end('{"result":{}}'),
  'lake responding with 429': (response) => response.writeHead(429, json).end('{"error":"slow down"}'),
}

/** Causes a fault for some time, then repairs it. */
export async function applyFault(stack: TestStack, fault: Fault, lastsMs: number): Promise<void> {
  const { settings, processes } = stack
  const respond = wrongResponses[fault]
  if (respond) {
    await killService(stack, 'lake')
    const impostor = await startLakeProxy(settings.urls.lake, settings.ports.lake)
    impostor.respondWith((_request, response) => respond(response))
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
  await kill(stack, part)
  await wait(lastsMs)
  if (fault === 'lake back without its webhook') return startLake(settings, processes, false)
  return stack.restart(part)
}

export function kill({ processes }: TestStack, name: string): Promise<unknown> {
  const child = processes.child(name)
  if (!child) throw new Error(`The ${name} is not running.`)
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  return exited
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
