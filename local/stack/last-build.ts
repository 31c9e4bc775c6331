import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Written into a build once it is whole. */
export const buildStamp = 'built-from'

/**
 * Builds into a folder, and puts the last whole build back where that fails: a build asks the content lake, which may be away.
 * @returns the error of a build that failed where the last one goes on; null for one that succeeded. @throws when there is no last one.
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

/** What makes the next build fast belongs to none of them. */
function moveCache(from: string, to: string): void {
  const cache = join(from, 'cache')
  if (!existsSync(cache)) return
  mkdirSync(to, { recursive: true })
  rmSync(join(to, 'cache'), { recursive: true, force: true })
  renameSync(cache, join(to, 'cache'))
}
