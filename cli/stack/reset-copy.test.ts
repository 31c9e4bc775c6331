import { existsSync, mkdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testFolder } from '../../local/service/test-folder.ts'
import { readEnv } from '../../local/settings/env.ts'
import { testSettings } from '../operator/test-operator.ts'
import { resetCopy } from './reset-copy.ts'

it.each([
  { databaseUrl: '', says: /^Reset to the starter content\..* npm start$/ },
  { databaseUrl: 'postgres://127.0.0.1/own', says: /PostgreSQL at DATABASE_URL was not changed.*empty/s },
])('deletes the data in the folder, and says what it left: "$databaseUrl"', ({ databaseUrl, says }) => {
  const supabase = { ...readEnv().supabase, url: '', databaseUrl }
  const settings = testSettings({ root: testFolder(), supabase })
  mkdirSync(settings.folder('lake'))
  expect(resetCopy(settings)).toMatch(says)
  expect(existsSync(settings.folder('lake'))).toBe(false)
})
