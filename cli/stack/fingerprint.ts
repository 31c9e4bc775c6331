import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const skipped =
  /^(node_modules|\.next.*|tsconfig\.copy-.*|dist|\.sanity|.*\.test\.tsx?|.*\.tsbuildinfo|next-env\.d\.ts|schema\.json)$/

/** A hash of all files in the folders and of the settings: the inputs of a build. */
export function fingerprint(folders: string[], settings: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(process.version)
  for (const folder of folders) addFolder(hash, folder)
  return hash.digest('hex')
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !skipped.test(name))
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, path)
    else if (entry.isFile()) hash.update(path).update(readFileSync(path))
  }
}

/**
 * Runs `build` unless the stamp shows that these inputs were already built; writes the stamp unless `build` returns
 * false.
 * @returns whether it ran.
 */
export async function whenChanged(
  stamp: string,
  print: string,
  build: () => Promise<unknown>,
): Promise<boolean> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return false
  if ((await build()) === false) return true
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
  return true
}
