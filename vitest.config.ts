import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** `fast` needs no process of its own and runs in `npm run check`; `services` starts stand-ins and databases. */
export default defineConfig({
  test: {
    projects: [
      {
        // web/tsconfig.json leaves JSX to Next.js.
        oxc: { jsx: { runtime: 'automatic' } },
        resolve: {
          alias: {
            '@': join(import.meta.dirname, 'web'),
            'server-only': join(import.meta.dirname, 'tests/server-only.ts'),
            'next-intl/server': join(
              import.meta.dirname,
              'node_modules/next-intl/dist/esm/production/server.react-server.js',
            ),
            'next-intl/config': join(import.meta.dirname, 'tests/components/messages.ts'),
          },
        },
        test: {
          name: 'fast',
          include: [
            '{schemas,studio,web,functions,local}/**/*.test.{ts,tsx}',
            'tests/{boundaries,completeness,components}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', 'tests/completeness/extending.test.ts'],
          testTimeout: 20_000,
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        test: {
          name: 'services',
          include: ['tests/{contract,rls,faults}/**/*.test.ts', 'tests/completeness/extending.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
