import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Settings } from '../../../local/settings/settings.ts'
import { siteBuildFolder } from '../../stack/builds.ts'
import { newestVerified } from '../backup/catalog.ts'
import { isLocal } from '../backup/create-backup.ts'
import type { OperatorContext } from '../command.ts'
import { type DatabaseStatus, readDatabaseStatus } from './database-status.ts'
import {
  checkLake,
  checkSite,
  type Fault,
  isServed,
  type LastChange,
  readSiteFigures,
  type SiteFigures,
} from './service-status.ts'

/** What runs here. Parts are null where they can't be known, as the build of a site on another machine. */
type Build = {
  commit: string | null
  /** The build's id, and when it was made, in ISO 8601. */
  site: { id: string; madeAt: string } | null
  versions: Record<string, string>
}

const packages = ['next', 'react', 'sanity', '@supabase/supabase-js']
const manifest = z.object({ version: z.string() })

function readBuild(settings: Settings): Build {
  const { root } = settings
  const versions = packages.map((name) => {
    const file = join(root, 'node_modules', name, 'package.json')
    return [name, manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version]
  })
  return {
    commit: readCommit(root),
    site: readSiteBuild(join(root, 'web', siteBuildFolder(settings), 'BUILD_ID')),
    versions: { node: process.versions.node, ...Object.fromEntries(versions) },
  }
}

function readSiteBuild(file: string): Build['site'] {
  if (!existsSync(file)) return null
  return { id: readFileSync(file, 'utf8').trim(), madeAt: statSync(file).mtime.toISOString() }
}

/** Null outside a Git checkout. */
function readCommit(cwd: string): string | null {
  try {
    const args = ['rev-parse', '--short', 'HEAD']
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

export type StatusReport = {
  /** In ISO 8601, as all times here. */
  at: string
  site: { url: string; fault: Fault }
  /** `missingHomes`: languages without a home page; null while the lake doesn't respond. */
  lake: { fault: Fault; missingHomes: string[] | null }
  backend: { url: string; fault: Fault }
  /** Null while the lake doesn't respond, or if nothing is published. */
  lastChange: (LastChange & { isServed: boolean | null }) | null
  /** Null while the backend doesn't respond. */
  mail: DatabaseStatus | null
  /** `newestVerified` is when the newest verified backup was made, null without one; null if none are made here. */
  backup: { folder: string; isNightly: boolean; newestVerified: string | null } | null
  /** Null without `METRICS_PORT`; a fault if it is set and doesn't respond. */
  metrics: { fault: Fault; figures: SiteFigures | null } | null
  build: Build
}

/** How often the site is asked for a change that it doesn't show yet, and the pause in between, in milliseconds. */
const attempts = 6
const pauseMs = 200

/** Asks every part how it is. Never throws because one of them is down. */
export async function readStatus(context: OperatorContext, site: string): Promise<StatusReport> {
  const { settings } = context
  const [siteFault, { change, ...lake }, [backendFault, mail], metrics] = await Promise.all([
    checkSite(site),
    checkLake(settings),
    readDatabaseStatus(context).then(
      (found) => [null, found] as const,
      (error: unknown) => [error instanceof Error ? error.message : String(error), null] as const,
    ),
    readMetrics(settings),
  ])
  return {
    at: new Date().toISOString(),
    site: { url: site, fault: siteFault },
    lake,
    backend: { url: settings.supabase.url, fault: backendFault },
    lastChange: change && { ...change, isServed: siteFault ? null : await isServedSoon(site, change) },
    mail,
    backup: readBackup(settings),
    metrics,
    build: readBuild(settings),
  }
}

/** The first request makes the site load what it has not loaded since the change. */
async function isServedSoon(site: string, change: LastChange): Promise<boolean | null> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    if (await isServed(site, change)) return true
    await wait(pauseMs)
  }
  return isServed(site, change)
}

async function readMetrics({ metrics }: Settings): Promise<StatusReport['metrics']> {
  if (metrics.port === 0) return null
  const figures = await readSiteFigures(metrics)
  return { fault: figures ? null : `nothing responds on port ${metrics.port}`, figures }
}

/** Backups of hosted projects are their vendors'. */
function readBackup(settings: Settings): StatusReport['backup'] {
  if (!isLocal(settings)) return null
  const { backup, folder, dataDir } = settings
  const path = backup.dir || folder('backups')
  const isNightly = backup.dir !== ''
  return { folder: path, isNightly, newestVerified: newestVerified(path, dataDir)?.createdAt ?? null }
}
