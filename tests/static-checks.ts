import { bin, step } from './steps.ts'

const workspaces = ['schemas', 'studio', 'web', 'functions', 'local', 'tests']

/** Lint, import rules, types and unused code, for every workspace. */
export function staticChecks(): void {
  step('Lint, format and import rules', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'])
  step('Route types', [bin('next/dist/bin/next'), 'typegen'], { cwd: 'web' })
  for (const workspace of workspaces)
    step(`Types: ${workspace}`, [bin('typescript/bin/tsc'), '-p', workspace])
  step('Unused code and dependencies', [bin('knip/bin/knip.js'), '--no-progress'])
}
