import { rename, rm } from 'node:fs/promises'
import type { CacheFs } from 'next/dist/shared/lib/utils.js'

const warningIntervalMs = 10_000
let nextWarningAt = 0
let writeCount = 0

/**
 * Makes the writes of Next.js's cache atomic: after a crash or on a full disk, a file holds either its old or its new
 * content, never a truncated page that would be served after the next start. On a full disk the write is skipped with a
 * warning (at most one every ten seconds); the entry stays in memory.
 */
export function withAtomicWrites(files: CacheFs): CacheFs {
  return {
    ...files,
    async writeFile(path, data) {
      writeCount += 1
      const part = `${path}.${process.pid}-${writeCount}.part`
      try {
        await files.writeFile(part, data)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        if (!isDiskFull(error)) throw error
        warnDiskFull()
      }
    },
    async mkdir(path) {
      try {
        await files.mkdir(path)
      } catch (error) {
        // The write that follows fails for the same reason and warns.
        if (!isDiskFull(error)) throw error
      }
    },
  }
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(String(Object(error).code))
}

function warnDiskFull(): void {
  if (Date.now() < nextWarningAt) return
  nextWarningAt = Date.now() + warningIntervalMs
  console.warn('The disk is full: rendered pages are cached in memory only until there is space again.')
}
