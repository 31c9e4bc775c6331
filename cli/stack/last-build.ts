import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

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
