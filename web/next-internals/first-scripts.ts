import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The paths of the scripts that every page starts with, React and the router, from the build manifest; empty if the
 * manifest has none.
 */
export function firstScriptsOf(buildFolder: string): ReadonlySet<string> {
  const manifest: unknown = JSON.parse(readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8'))
  const files: unknown = Object(manifest).rootMainFiles
  const names = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []
  return new Set(names.map((name) => `/_next/${name}`))
}
