/**
 * The target of the contract suite: a content lake started for the test or, with `SANITY_PROJECT_ID` and
 * `SANITY_WRITE_TOKEN`, a hosted project that must behave the same.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { protectionProblem } from '@tidewright/contracts/protected-documents.ts'
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

/** Opens the target of the shared suite. `close` deletes what the tests created. */
export async function openTarget(): Promise<Target> {
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

const COMMON: ClientConfig = { apiVersion: '2026-01-01', useCdn: false, perspective: 'raw', maxRetries: 0 }

export type RunningLake = {
  options: LakeOptions
  /** Stops and deletes the data. */
  close(): Promise<void>
  /** Stops and keeps the data. */
  stop(): Promise<void>
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

/** Waits until `check` returns a value, at most `timeoutMs`. */
export async function until<Value>(
  check: () => Value | undefined | Promise<Value | undefined>,
  timeoutMs = limit(15_000),
) {
  const end = Date.now() + timeoutMs
  for (;;) {
    const value = await check()
    if (value !== undefined) return value
    if (Date.now() > end) throw new Error('Timed out waiting for the condition.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

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
