import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Settings } from '../../../local/settings/settings.ts'
import { siteBuildFolder } from '../../stack/builds.ts'

/** What runs here. Parts are null where they can't be known, as the build of a site on another machine. */
export type Build = {
  commit: string | null
  /** The build's id, and when it was made, in ISO 8601. */
  site: { id: string; madeAt: string } | null
  versions: Record<string, string>
}

const packages = ['next', 'react', 'sanity', '@supabase/supabase-js']
const manifest = z.object({ version: z.string() })

export function readBuild(settings: Settings): Build {
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
