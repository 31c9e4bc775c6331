import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '../../local/settings/env.ts'
import { resolveSettings } from '../../local/settings/settings.ts'
import { resetCopy } from './reset-copy.ts'

it.each([
  { databaseUrl: '', says: /^Reset to the starter content\..* npm start$/ },
  { databaseUrl: 'postgres://127.0.0.1/own', says: /PostgreSQL at DATABASE_URL was not changed.*empty/s },
])('deletes the data in the folder, and says what it left: "$databaseUrl"', ({ databaseUrl, says }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tidewright-reset-'))
  const env = readEnv()
  const supabase = { ...env.supabase, url: '', databaseUrl }
  const settings = resolveSettings({ ...env, root: dataDir, dataDir, supabase })
  mkdirSync(settings.folder('lake'))
  expect(resetCopy(settings)).toMatch(says)
  expect(existsSync(settings.folder('lake'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})
