import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { siteBuildFolder } from '../../cli/stack/builds.ts'
import { silentStep } from '../../cli/stack/progress.ts'
import { type Stack, startBackend, startStack } from '../../cli/stack/stack.ts'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings, type Settings } from '../../local/settings/settings.ts'
import { completeBuilds, copyWithPorts } from './copy-prepared.ts'
import { endOf } from './end-of.ts'
import { testPorts } from './test-ports.ts'

export type TestStack = Stack & { settings: Settings; lakeClient: SanityClient }

/**
 * Starts a copy of the whole system with its own ports and data and the starter content. `worker` is the index of the
 * test worker. What is measured runs without `metrics`, as by default.
 */
export async function startTestStack({
  studio = true,
  worker = 0,
  metrics = false,
} = {}): Promise<TestStack> {
  const settings = settingsOf(worker, metrics)
  const isCopy = Boolean(process.env.TEST_STACK_PREPARED) && isPrepared(worker)
  for (const folder of changingFolders(settings)) {
    rmSync(folder, { recursive: true, force: true })
    if (isCopy) cpSync(preparedCopy(folder), folder, { recursive: true })
  }
  const stack = await startStack(settings, { step: silentStep, studio, content: !isCopy })
  return { ...stack, settings, lakeClient: lakeClientOf(settings) }
}

/** Reads and writes the content of a system. */
export function lakeClientOf({
  sanity: { projectId, dataset, writeToken, apiHost },
}: Settings): SanityClient {
  const config = { projectId, dataset, apiHost, useProjectHostname: false }
  return createClient({ ...config, token: writeToken, apiVersion, useCdn: false })
}

function settingsOf(worker: number, metrics: boolean): Settings {
  const env = readEnv()
  const { metrics: metricsPort, ...ports } = testPorts(worker)
  return resolveSettings({
    ...env,
    ports,
    dataDir: join(env.root, `.data/test-${ports.site}`),
    sanity: { projectId: '', dataset: 'production', readToken: '', writeToken: '', webhookSecret: '' },
    lake: { readOrigins: [], isPublic: false, rolesFile: '' },
    metrics: { port: metrics ? metricsPort : 0, host: '127.0.0.1', operationsPort: 0 },
    backup: { dir: '', recipients: [] },
    supabase: { url: '', publishableKey: '', secretKey: '', databaseUrl: '' },
    mail: { resendKey: '', from: env.mail.from, leadsTo: env.mail.leadsTo },
  })
}

/** What a running system changes: its data, and the built pages, which contain content. */
function changingFolders(settings: Settings): string[] {
  const data = ['lake', 'backend', 'inbox'].map((name) => settings.folder(name))
  return [join(settings.root, 'web', siteBuildFolder(settings)), ...data]
}

const preparedCopy = (folder: string) => `${folder}.prepared`

/**
 * Builds the site and the Studio and imports the starter content. Tests start their systems from a copy: with
 * `TEST_STACK_PREPARED`, `startTestStack` takes seconds, also after a failed test.
 */
export async function prepareTestStack(): Promise<void> {
  forgetPrepared(0)
  const { settings, stop } = await startTestStack({ metrics: true })
  await stop()
  for (const folder of changingFolders(settings)) {
    cpSync(folder, preparedCopy(folder), {
      recursive: true,
      filter: (source) => !source.includes('/cache/turbopack'),
    })
  }
}

/** Makes what was prepared for the first worker usable by another one, in a fortieth of the time of a second build. */
export async function copyPrepared(worker: number): Promise<void> {
  const from = settingsOf(0, true)
  const dataDir = settingsOf(worker, true).dataDir
  cpSync(join(from.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'))
  const to = settingsOf(worker, true)
  rmSync(to.folder('studio'), { recursive: true, force: true })
  copyWithPorts(from, to, from.folder('studio'), to.folder('studio'))
  const [siteBuild = '', ...data] = changingFolders(to).map(preparedCopy)
  const [source = '', ...sources] = changingFolders(from).map(preparedCopy)
  await completeBuilds(to, siteBuild, copyWithPorts(from, to, source, siteBuild))
  for (const [index, folder] of data.entries()) copyWithPorts(from, to, sources[index] ?? '', folder)
}

/** Removes what an earlier run prepared for a worker. */
export function forgetPrepared(worker: number): void {
  for (const folder of changingFolders(settingsOf(worker, true)))
    rmSync(preparedCopy(folder), { recursive: true, force: true })
}

export function isPrepared(worker: number): boolean {
  return changingFolders(settingsOf(worker, true)).every((folder) => existsSync(preparedCopy(folder)))
}

/** Crashes a service, and waits until its port is free. */
export async function killService({ processes }: TestStack, name: string): Promise<void> {
  const service = processes.child(name)
  if (!service) throw new Error(`The ${name} is not running.`)
  await endOf(service, 'SIGKILL')
}

/** Runs `act` while the scripts of the built site are missing on disk. */
export async function withoutScripts({ settings }: TestStack, act: () => Promise<void>): Promise<void> {
  const build = join(settings.root, 'web', siteBuildFolder(settings))
  const folders = ['static', 'compressed'].map((name) => join(build, name))
  for (const folder of folders) renameSync(folder, `${folder}-away`)
  try {
    await act()
  } finally {
    for (const folder of folders) renameSync(`${folder}-away`, folder)
  }
}

/** Runs `act` while the backend is down. */
export async function withBackendDown(stack: TestStack, act: () => Promise<void>): Promise<void> {
  await killService(stack, 'backend')
  try {
    await act()
  } finally {
    // If `act` started it: a second one would end at once, and be taken for the one that runs.
    if (!stack.processes.child('backend')) await startBackend(stack.settings, stack.processes)
  }
}

/** Runs `act` while a function of the backend is down. */
export async function withFunctionDown(
  { settings: { supabase } }: TestStack,
  name: string,
  act: () => Promise<void>,
): Promise<void> {
  const change = async (method: 'PUT' | 'DELETE') => {
    const url = `${supabase.url}/functions/v1-down/${name}`
    const response = await fetch(url, { method, headers: { apikey: supabase.secretKey } })
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  }
  await change('PUT')
  try {
    await act()
  } finally {
    await change('DELETE')
  }
}
