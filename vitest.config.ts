import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/runner/longest-first.ts'

/** What two kinds of fast tests have in common. */
const fast = {
  // web/tsconfig.json leaves JSX to Next.js.
  oxc: { jsx: { runtime: 'automatic' as const } },
  resolve: {
    alias: {
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
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    server: { deps: { inline: ['next-intl'] } },
  },
}

/** Tests that set up what Next.js finds when it is first loaded. */
const inModulesOfTheirOwn = ['web/next-internals/*.test.ts']

/** `fast` needs no process of its own and runs in `npm run check`; `services` starts stand-ins and databases. */
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
          include: [
            '{schemas,studio,web,functions,local}/**/*.test.{ts,tsx}',
            'tests/{boundaries,completeness,components,pseudo-locale}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', 'tests/completeness/extending.test.ts', ...inModulesOfTheirOwn],
        },
      },
      { ...fast, test: { ...fast.test, name: 'fast-isolated', include: inModulesOfTheirOwn } },
      {
        test: {
          name: 'services',
          include: ['tests/{contract,rls,faults}/**/*.test.ts', 'tests/completeness/extending.test.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
