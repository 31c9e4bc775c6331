import shared from '../../tsconfig.json' with { type: 'json' }
import { bin, step } from './steps.ts'

const workspaces = ['contracts', 'schemas', 'content', 'studio', 'web', 'functions', 'local', 'cli', 'tests']

/** Lint, import rules, types and unused code, for every workspace. */
export async function staticChecks(): Promise<void> {
  await step('Lint and format', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'])
  const cruise = [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs']
  await step('Import rules', [...cruise, '--output-type', 'err-long', ...workspaces])
  await step('Route types', [bin('next/dist/bin/next'), 'typegen'], { cwd: 'web' })
  const tsc = bin('typescript/bin/tsc')
  // One program for those without compiler options of their own: each loads the same libraries again.
  await step(`Types: ${shared.include.join(', ')}`, [tsc])
  for (const workspace of workspaces.filter((name) => !shared.include.includes(name)))
    await step(`Types: ${workspace}`, [tsc, '-p', workspace])
  await step('Unused code and dependencies', [bin('knip/bin/knip.js'), '--no-progress'])
}
