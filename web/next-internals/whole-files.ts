import { rename, rm } from 'node:fs/promises'
import type { CacheFs } from 'next/dist/shared/lib/utils.js'

const quietMs = 10_000
let silentUntil = 0
let written = 0

/**
 * Next.js's files with writing made whole: a file is there as it was or as it is meant to be, however the process ends and however full
 * the disk is. A page cut short would be given out after the next start. On a full disk nothing is written and nothing fails: what is
 * made is in memory, and said to be there alone once in ten seconds.
 */
export function wholeFiles(files: CacheFs): CacheFs {
  return {
    ...files,
    async writeFile(path, data) {
      written += 1
      const part = `${path}.${process.pid}-${written}.part`
      try {
        await files.writeFile(part, data)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        if (!isDiskFull(error)) throw error
        warnNowAndThen()
      }
    },
    async mkdir(path) {
      try {
        await files.mkdir(path)
      } catch (error) {
        // Writing into it fails for the same reason.
        if (!isDiskFull(error)) throw error
      }
    },
  }
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(String(Object(error).code))
}

function warnNowAndThen(): void {
  if (Date.now() < silentUntil) return
  silentUntil = Date.now() + quietMs
  console.warn(
    'The disk is full: pages that are made anew are kept in memory alone until there is room again.',
  )
}
