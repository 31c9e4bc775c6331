import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runOperator, testSettings, withHostedDatabase } from '../test-operator.ts'

test('a restore for a hosted project is refused before it replaces the local data', async () => {
  const settings = testSettings(withHostedDatabase)
  const files = readdirSync(settings.dataDir)
  const { problem } = await runOperator(['backup', 'restore', 'file', '--yes'], settings)
  expect(problem).toContain('For hosted services, see docs/operating.md.')
  expect(readdirSync(settings.dataDir)).toEqual(files)
})

test.each([['toString'], ['create', 'file'], ['verify'], ['list', '--all']])(
  '%s %s is no backup command',
  async (...args) => {
    const { problem } = await runOperator(['backup', ...args], testSettings())
    expect(problem).toMatch(/^Usage:/)
  },
)
