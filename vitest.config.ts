import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/runner/longest-first.ts'
import { limit } from './tests/support/limit.ts'

/** What two kinds of fast tests have in common. */
const fast = {
  // web/tsconfig.json leaves JSX to Next.js.
  oxc: { jsx: { runtime: 'automatic' as const } },
  resolve: {
    alias: {
      // Comes before the folder that it is in.
      '@/backend/cached-rows.ts': join(import.meta.dirname, 'tests/components/cached-rows.ts'),
      '@': join(import.meta.dirname, 'web'),
      'server-only': join(import.meta.dirname, 'tests/support/server-only.ts'),
      'next-intl/server': join(
        import.meta.dirname,
        'node_modules/next-intl/dist/esm/production/server.react-server.js',
      ),
      'next-intl/config': join(import.meta.dirname, 'tests/components/messages.ts'),
    },
  },
  // A condition that is polled for gets more than the default second: it may wait for a busy machine.
  test: {
    testTimeout: limit(30_000),
    hookTimeout: limit(30_000),
    expect: { poll: { timeout: limit(15_000) } },
    server: { deps: { inline: ['next-intl'] } },
  },
}

const fastTests = [
  '{contracts,schemas,content,studio,web,functions,local,cli}/**/*.test.{ts,tsx}',
  'tests/{boundaries,completeness,components,pseudo-locale,search}/**/*.test.{ts,tsx}',
]

/**
 * Tests that set up what Next.js finds when it is first loaded, and those with mocks: a mock doesn't reach a module that is
 * loaded already, and would stay for the files that come later.
 */
const inModulesOfTheirOwn = [
  'web/next-internals/*.test.ts',
  ...globSync(fastTests, { cwd: import.meta.dirname, exclude: ['**/node_modules', '**/.*'] }).filter((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
  ),
]

/** Tests that start stand-ins and databases. What fails once on a busy machine is repeated, and listed at the end. */
const services = {
  testTimeout: limit(120_000),
  expect: { poll: { timeout: limit(30_000) } },
  hookTimeout: limit(120_000),
  maxWorkers: 2,
  retry: process.env.CI ? 1 : 0,
}

const walks = [
  'tests/boundaries/planted-imports.test.ts',
  'tests/completeness/extending.test.ts',
  'tests/contract/backup.test.ts',
  'tests/contract/start-ends.test.ts',
  'tests/contract/backend/database-dump.test.ts',
  'tests/contract/backend/migrations.test.ts',
]
const faults = [
  'tests/faults/*.test.ts',
  'tests/contract/backend/link-tokens.test.ts',
  'tests/contract/lake/lake-durability.test.ts',
  'tests/contract/lake/lake-release-kill.test.ts',
]

/**
 * `fast` needs no process of its own and runs in `npm run check`, `services` in `npm test`, `walks` and `faults` in `npm
 * run test:full`.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...fast,
        test: {
          ...fast.test,
          name: 'fast',
          // Most of the time would go into loading the same modules again for each file.
          isolate: false,
          include: fastTests,
          exclude: ['**/node_modules/**', ...walks, ...inModulesOfTheirOwn],
        },
      },
      { ...fast, test: { ...fast.test, name: 'fast-isolated', include: inModulesOfTheirOwn } },
      {
        test: {
          ...services,
          name: 'services',
          globalSetup: 'tests/support/backend/migrated-databases.ts',
          include: ['tests/{contract,rls}/**/*.test.ts'],
          exclude: [...walks, ...faults],
        },
      },
      { test: { ...services, name: 'walks', include: walks } },
      { test: { ...services, name: 'faults', include: faults } },
    ],
  },
})
