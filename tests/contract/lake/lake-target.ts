/**
 * The target of the contract suite: a content lake started for the test or, with `SANITY_PROJECT_ID` and
 * `SANITY_WRITE_TOKEN`, a hosted project that must behave the same.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { protectionProblem } from '@tidewright/contracts/protected-documents.ts'
import type { RawPatch } from 'mendoza'
import { beforeAll, vi } from 'vitest'
import { freePort } from '../../../local/http/ports.ts'
import { type LakeOptions, startLake } from '../../../local/lake/lake.ts'
import type { Clock } from '../../../local/lake/releases/release-scheduler.ts'
import { limit } from '../../support/limit.ts'

const hostedProject = process.env.SANITY_PROJECT_ID
const hostedToken = process.env.SANITY_WRITE_TOKEN

const isHosted = Boolean(hostedProject && hostedToken)

export type Target = {
  /** Reads and writes. */
  editor: SanityClient
  anonymous: SanityClient
  /** The prefix of every id that a test creates. */
  prefix: string
  close(): Promise<void>
}

/** `close` deletes what the tests created. */
async function openTarget(): Promise<Target> {
  const prefix = `contract-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`
  if (!isHosted) {
    const lake = await openLake()
    const { editor, anonymous } = clientsOf(lake.options)
    return { editor, anonymous, prefix, close: lake.close }
  }
  const config = { projectId: hostedProject, dataset: process.env.SANITY_DATASET ?? 'production', ...COMMON }
  const editor = createClient({ ...config, token: hostedToken })
  const remove = async () => {
    const query = '*[string::startsWith(_id, $published) || string::startsWith(_id, $drafts)]'
    await editor.delete({ query, params: { published: prefix, drafts: `drafts.${prefix}` } })
  }
  return { editor, anonymous: createClient(config), prefix, close: remove }
}

/** The target of a test file, from before its first test until after its last one, and the ids of its documents. */
export function testTarget() {
  const target = {} as Target // complete when the first test begins
  beforeAll(async () => {
    Object.assign(target, await openTarget())
    return () => target.close()
  })
  return { target, idOf: (name: string) => `${target.prefix}-${name}` }
}

const COMMON: ClientConfig = { apiVersion: '2026-01-01', useCdn: false, perspective: 'raw', maxRetries: 0 }

export type RunningLake = {
  options: LakeOptions
  /** Stops and deletes the data. */
  close(): Promise<void>
  /** Stops and keeps the data. */
  stop(): Promise<void>
}

/** The local lake of a test file and its clients, from before its first test until after its last one. */
export function testLake(overrides: Partial<LakeOptions> = {}) {
  const lake = {} as RunningLake & ReturnType<typeof clientsOf> // complete when the first test begins
  beforeAll(async () => {
    const opened = await openLake(overrides)
    Object.assign(lake, opened, clientsOf(opened.options))
    return () => lake.close()
  })
  return lake
}

/** A lake on a free port with its own folder. */
export async function openLake(overrides: Partial<LakeOptions> = {}, clock?: Clock): Promise<RunningLake> {
  const options = { ...(await freshOptions()), ...overrides }
  const service = await startLake(options, protectionProblem, clock)
  const stop = () => service.close()
  return { options, stop, close: () => stop().then(() => removeFolder(options.folder)) }
}

export async function freshOptions(): Promise<LakeOptions> {
  return {
    port: await freePort(),
    folder: await mkdtemp(join(tmpdir(), 'lake-')),
    projectId: 'contract',
    dataset: 'production',
    readToken: 'read-token',
    writeToken: 'write-token',
    studioOrigins: ['http://localhost:3333'],
  }
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

export function clientsOf(options: LakeOptions) {
  const config: ClientConfig = {
    ...COMMON,
    projectId: options.projectId,
    dataset: options.dataset,
    apiHost: `http://localhost:${options.port}`,
    useProjectHostname: false,
  }
  return {
    editor: createClient({ ...config, token: options.writeToken }),
    viewer: createClient({ ...config, token: options.readToken }),
    anonymous: createClient(config),
    stranger: createClient({ ...config, token: 'somebody-elses' }),
  }
}

type Transaction = { id: string; effects: Record<string, { apply: RawPatch; revert: RawPatch }> }

/** The transactions of documents, with their effects. */
export async function transactionsOf(editor: SanityClient, ids: string, search = ''): Promise<Transaction[]> {
  const url = editor.getUrl(`/data/history/production/transactions/${ids}?effectFormat=mendoza${search}`)
  const text = await (await fetch(url, { headers: { authorization: 'Bearer write-token' } })).text()
  const lines = text.trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** The status of a request, and its message if it failed. */
export const outcome = (work: Promise<unknown>) =>
  work.then(
    () => ({ statusCode: 200, message: '' }),
    ({ statusCode, message }: { statusCode?: number; message: string }) => ({ statusCode, message }),
  )

/** Waits until `check` returns a value. */
export const until = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitUntil(check, { timeout: limit(15_000), interval: 20 })

/** Options of `@sanity/import`, as `sanity datasets import` sets them. */
export const importOptions = {
  allowAssetsInDifferentDataset: false,
  allowSystemDocuments: false,
  onProgress: () => {},
  operation: 'createOrReplace',
  releasesOperation: 'fail',
  replaceAssets: false,
  skipCrossDatasetReferences: false,
  tag: 'sanity.import',
} as const
