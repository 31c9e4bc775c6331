import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { siteFingerprint, studioFingerprint, studioStamp } from '../../cli/stack/builds.ts'
import { buildStamp } from '../../cli/stack/last-build.ts'
import type { Settings } from '../../local/settings/settings.ts'
import { compress } from '../../web/server/cache/compress.ts'
import { compressedFolder } from '../../web/server/files/compress-build.ts'
import { filesBelow } from './secrets.ts'

/**
 * Copies a folder of one system for another one with other ports. Builds and content contain the ports as text, and all
 * ports have five digits, so that replacing them changes no length. @returns the files in which they were replaced.
 */
export function copyWithPorts(from: Settings, to: Settings, source: string, target: string): string[] {
  const names = ['site', 'studio', 'lake', 'backend', 'inbox'] as const
  const ports = new Map(names.map((name) => [String(from.ports[name]), String(to.ports[name])]))
  const port = new RegExp(
    `(?<=localhost(?::|%3A)|127\\.0\\.0\\.1:|\\.next-)(?:${[...ports.keys()].join('|')})(?!\\d)`,
    'g',
  )
  cpSync(source, target, { recursive: true })
  return filesBelow(target).filter((file) => {
    const text = readFileSync(file, 'latin1')
    const changed = text.replace(port, (found) => ports.get(found) ?? found)
    if (changed !== text) writeFileSync(file, changed, 'latin1')
    return changed !== text
  })
}

/** Completes the copied builds of a system: compresses the scripts that changed, and marks both as up to date. */
export async function completeBuilds(
  settings: Settings,
  siteBuild: string,
  changed: string[],
): Promise<void> {
  for (const file of changed.filter((path) => path.startsWith(join(siteBuild, 'static'))))
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = join(siteBuild, compressedFolder, encoding, '_next', relative(siteBuild, file))
      writeFileSync(compressed, await compress(readFileSync(file), encoding, true))
    }
  writeFileSync(join(siteBuild, buildStamp), siteFingerprint(settings))
  writeFileSync(studioStamp(settings), studioFingerprint(settings))
}
