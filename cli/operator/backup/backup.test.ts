import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectDatabase } from '../../../functions/_shared/database.ts'
import { readEnv } from '../../../local/settings/env.ts'
import { resolveSettings } from '../../../local/settings/settings.ts'
import { backup } from './backup.ts'

test('a restore for a hosted project is refused before it replaces the local data', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'backup-'))
  const supabase = { url: 'https://project.supabase.co', publishableKey: 'publishable', secretKey: 'secret' }
  const settings = resolveSettings({
    ...readEnv(),
    dataDir,
    supabase: { ...supabase, databaseUrl: '' },
    siteSecret: 'the secret of the hosted functions',
  })
  const files = readdirSync(dataDir)
  const database = connectDatabase(supabase.url, supabase.secretKey)
  const context = { database, siteSecret: '', settings, print() {} }
  await expect(backup.run(['restore', 'file', '--yes'], context)).rejects.toThrow(
    'For hosted services, see docs/operating.md.',
  )
  expect(readdirSync(dataDir)).toEqual(files)
  rmSync(dataDir, { recursive: true })
})
