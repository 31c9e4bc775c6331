import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const rooms = [
  'contracts',
  'schemas',
  'content',
  'studio',
  'web',
  'functions',
  'local',
  'cli',
  'supabase',
  'tests',
  'docs',
]
const notSource = /(?:^|\/)(?:node_modules|\.next[^/]*|dist|test-results|docs\/pictures|\.sanity)$/

/** A copy of the project's own files for a test to change. Installed packages are linked. The caller deletes it. */
export function makeScratchCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tidewright-copy-'))
  for (const room of rooms) {
    cpSync(join(root, room), join(copy, room), { recursive: true, filter: (path) => !notSource.test(path) })
  }
  for (const file of [
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'biome.json',
    '.dependency-cruiser.mjs',
    '.gitignore',
    'README.md',
    'AGENTS.md',
    'knip.json',
  ]) {
    cpSync(join(root, file), join(copy, file))
  }
  linkPackages(copy)
  return copy
}

/** Links workspace packages to the copy, and all others, including each workspace's own, to the installed ones. */
function linkPackages(copy: string) {
  const packages = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@tidewright'), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (name !== '@tidewright') symlinkSync(join(packages, name), join(copy, 'node_modules', name))
  }
  for (const room of readdirSync(join(packages, '@tidewright'))) {
    symlinkSync(join(copy, room), join(copy, 'node_modules/@tidewright', room))
    const own = join(root, room, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, room, 'node_modules'))
  }
}
