import { execFileSync } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startLake } from '../../local/stack/stack.ts'
import { startLakeProxy } from './lake-proxy.ts'
import { killService, type TestStack } from './test-stack.ts'

/** What can be wrong with the lake as a visitor's page meets it. */
export const lakeFaults = [
  'lake killed',
  'lake hanging',
  'lake answering 500',
  'lake answering cut-off JSON',
  'lake answering HTML',
  'lake answering null',
  'lake answering {}',
  'lake answering 429',
] as const

/** What goes wrong, and for how long; `publish` is what editors do meanwhile. */
export const faults = [
  ...lakeFaults,
  'lake back without its webhook',
  'backend killed',
  'inbox killed',
  'site killed',
] as const

export type Fault = (typeof faults)[number]

const json = { 'content-type': 'application/json' }
const wrongAnswers: Partial<Record<Fault, (response: ServerResponse) => void>> = {
  'lake answering 500': (response) => response.writeHead(500).end('{"error":"broken"}'),
  'lake answering cut-off JSON': (response) => response.writeHead(200, json).end('{"result":{"title":"Cut'),
  'lake answering HTML': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  'lake answering null': (response) => response.writeHead(200, json).end('{"result":null}'),
  'lake answering {}': (response) => response.writeHead(200, json).end('{"result":{}}'),
  'lake answering 429': (response) => response.writeHead(429, json).end('{"error":"slow down"}'),
}

/** Lets a fault last for so long, and mends it. */
export async function applyFault(stack: TestStack, fault: Fault, lastsMs: number): Promise<void> {
  const { settings, processes } = stack
  const wrongly = wrongAnswers[fault]
  if (wrongly) {
    await killService(stack, 'lake')
    const impostor = await startLakeProxy(settings.urls.lake, settings.ports.lake)
    impostor.answerWith((_request, response) => wrongly(response))
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
  if (part === 'site') await killSite(stack)
  else await kill(stack, part)
  await wait(lastsMs)
  if (fault === 'lake back without its webhook') return startLake(settings, processes, false)
  return stack.restart(part)
}

function kill({ processes }: TestStack, name: string): Promise<unknown> {
  const child = processes.child(name)
  if (!child) throw new Error(`The ${name} is not running.`)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  return gone
}

/** Its process is the child of one that ends with it. */
export async function killSite({ processes }: TestStack): Promise<void> {
  const outer = processes.child('site')
  const [inner] = outer?.pid ? childrenOf(outer.pid) : []
  if (!outer || !inner) throw new Error('The site is not running.')
  const gone = new Promise((resolve) => outer.once('exit', resolve))
  process.kill(inner, 'SIGKILL')
  await gone
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
