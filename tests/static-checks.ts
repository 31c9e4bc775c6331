import { bin, step } from './steps.ts'

const workspaces = ['schemas', 'studio', 'web', 'functions', 'local', 'tests']

/** Lint, import rules, types and unused code, for every workspace. */
export function staticChecks(): void {
  step('Lint and format', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings'])
  const cruise = [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs']
  step('Who may import whom', [...cruise, '--output-type', 'err-long', ...workspaces])
  step('Route types', [bin('next/dist/bin/next'), 'typegen'], { cwd: 'web' })
  for (const workspace of workspaces)
    step(`Types: ${workspace}`, [bin('typescript/bin/tsc'), '-p', workspace])
  step('Unused code and dependencies', [bin('knip/bin/knip.js'), '--no-progress'])
}
