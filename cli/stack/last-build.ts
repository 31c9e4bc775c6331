import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Written into a build folder once the build is complete. */
export const buildStamp = 'built-from'

/**
 * Builds into a folder. If the build fails, for instance because the content lake is down, restores the last complete
 * build.
 * @returns the error of a failed build that was replaced by the last one; null on success. @throws when there is no
 * last build.
 */
export async function buildOrKeepLast(folder: string, build: () => Promise<unknown>): Promise<Error | null> {
  const last = `${folder}.last`
  if (existsSync(join(folder, buildStamp))) {
    rmSync(last, { recursive: true, force: true })
    renameSync(folder, last)
    moveCache(last, folder)
  }
  try {
    await build()
    rmSync(last, { recursive: true, force: true })
    return null
  } catch (error) {
    if (!existsSync(join(last, buildStamp))) throw error
    moveCache(folder, last)
    rmSync(folder, { recursive: true, force: true })
    renameSync(last, folder)
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The build cache is passed on from build to build. */
function moveCache(from: string, to: string): void {
  const cache = join(from, 'cache')
  if (!existsSync(cache)) return
  mkdirSync(to, { recursive: true })
  rmSync(join(to, 'cache'), { recursive: true, force: true })
  renameSync(cache, join(to, 'cache'))
}
