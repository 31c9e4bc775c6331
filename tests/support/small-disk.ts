import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk that a test can fill. */
export type SmallDisk = {
  path: string
  fill(): void
  makeRoom(): void
  close(): void
}

/** Whether a test can mount one: on Linux as root. */
export const hasSmallDisks = process.platform === 'linux' && process.getuid?.() === 0 && mayMount()

function mayMount(): boolean {
  try {
    openSmallDisk(1).close()
    return true
  } catch {
    return false
  }
}

export function openSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'pipe' })
  const filler = join(path, 'filler')
  return {
    path,
    fill() {
      const file = openSync(filler, 'a')
      try {
        for (;;) writeSync(file, Buffer.alloc(4_096, 1))
      } catch {
        closeSync(file) // the disk is full
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    close() {
      execFileSync('umount', ['--lazy', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
