import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings, type Settings } from '../../local/settings/settings.ts'
import { siteBuildFolder } from '../../local/stack/builds.ts'
import { silentStep } from '../../local/stack/progress.ts'
import { type Stack, startStack } from '../../local/stack/stack.ts'

/** Keeps the ports of concurrent runs apart, and those of the workers within one. */
const runOffset = Number(process.env.TEST_PORT_OFFSET ?? 0)
const workerOffset = 100

function portsOf(worker: number) {
  const offset = runOffset + worker * workerOffset
  return {
    site: 13000 + offset,
    studio: 13333 + offset,
    lake: 13900 + offset,
    backend: 15421 + offset,
    inbox: 15424 + offset,
  }
}

export type TestStack = Stack & { settings: Settings; lakeClient: SanityClient }

/** Starts a copy of the whole system with ports and data of its own and the starter content. `worker` is the index of the test worker. */
export async function startTestStack({ studio = true, worker = 0 } = {}): Promise<TestStack> {
  const env = readEnv()
  const ports = portsOf(worker)
  const settings = resolveSettings({
    ...env,
    ports,
    dataDir: join(env.root, `.data/test-${ports.site}`),
    sanity: { projectId: '', dataset: 'production', readToken: '', writeToken: '', webhookSecret: '' },
    lake: { readOrigins: [], isPublic: false },
    supabase: { url: '', publishableKey: '', secretKey: '', databaseUrl: '' },
    mail: { resendKey: '', from: env.mail.from, leadsTo: env.mail.leadsTo },
  })
  for (const name of ['lake', 'backend', 'inbox'])
    rmSync(settings.folder(name), { recursive: true, force: true })
  // The built pages hold the last run's content.
  rmSync(join(env.root, 'web', siteBuildFolder(settings)), { recursive: true, force: true })
  const stack = await startStack(settings, { step: silentStep, studio })
  const { projectId, dataset, writeToken, apiHost } = settings.sanity
  const lakeClient = createClient({
    projectId,
    dataset,
    apiHost,
    useProjectHostname: false,
    token: writeToken,
    apiVersion,
    useCdn: false,
  })
  return { ...stack, settings, lakeClient }
}

/** Ends a service as a crash would, and waits until its port is free. */
export async function killService({ processes }: TestStack, name: 'lake' | 'backend'): Promise<void> {
  const service = processes.child(name)
  if (!service) throw new Error(`The ${name} is not running.`)
  const gone = new Promise((resolve) => service.once('exit', resolve))
  service.kill('SIGKILL')
  await gone
}

/** Does something while the scripts of the built site are gone from its disk. */
export async function withoutScripts({ settings }: TestStack, act: () => Promise<void>): Promise<void> {
  const scripts = join(settings.root, 'web', siteBuildFolder(settings), 'static/chunks')
  renameSync(scripts, `${scripts}-away`)
  try {
    await act()
  } finally {
    renameSync(`${scripts}-away`, scripts)
  }
}

/** Does something while a function of the backend does not start. */
export async function withFunctionDown(
  { settings: { supabase } }: TestStack,
  name: string,
  act: () => Promise<void>,
): Promise<void> {
  const change = async (method: 'PUT' | 'DELETE') => {
    const url = `${supabase.url}/functions/v1-down/${name}`
    const reply = await fetch(url, { method, headers: { apikey: supabase.secretKey } })
    if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`)
  }
  await change('PUT')
  try {
    await act()
  } finally {
    await change('DELETE')
  }
}
