import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeScratchCopy } from '../scratch-copy.ts'
import { stepsOf, takeStep } from './walk.ts'

const root = join(import.meta.dirname, '../..')
const copy = makeScratchCopy()
afterAll(() => rmSync(copy, { recursive: true }))

const steps = stepsOf(readFileSync(join(root, 'docs/extending.md'), 'utf8'), 'A section')
const take = (file: string) => {
  const step = steps.find((candidate) => candidate.file.endsWith(file))
  if (!step) throw new Error(`docs/extending.md has no step for ${file}.`)
  takeStep(copy, step)
}

/** Runs a program of the copy and returns what it printed. */
function run(args: string[], folder = '.'): { status: number | null; printed: string } {
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', DO_NOT_TRACK: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    env,
  })
  return { status, printed: stdout + stderr }
}
const packages = join(root, 'node_modules')
const check = () =>
  run([
    join(packages, 'vitest/vitest.mjs'),
    'run',
    '--project',
    'fast',
    'tests/completeness',
    'schemas/query-reads',
  ])
const types = () => {
  run([join(packages, 'next/dist/bin/next'), 'typegen'], 'web')
  return run([join(packages, 'typescript/bin/tsc'), '-p', 'web'])
}

it('a section is added by the walk of docs/extending.md, and what is missing is named on the way', () => {
  take('milestone-list.schema.ts')
  const begun = check()
  expect(begun.status).not.toBe(0)
  for (const sentence of [
    'Add milestoneList to schemas/sections/section-types.ts',
    'Write schemas/sections/milestone-list/milestone-list.groq.ts',
    'Add a line for milestoneList to schemas/sections/sections.groq.ts',
    'Name milestoneList in one group of schemas/sections/page-sections.schema.ts',
    'Draw schemas/sections/milestone-list/milestone-list.svg',
    'Write web/sections/milestone-list/milestone-list.tsx and add it to web/sections/registry.tsx',
    'run npm run generate and commit what it writes',
  ]) {
    expect(begun.printed).toContain(sentence)
  }

  for (const file of [
    'milestone-list.groq.ts',
    'section-types.ts',
    'sections.groq.ts',
    'page-sections.schema.ts',
    '.svg',
  ])
    take(file)
  const generated = run(['local/commands/generate.ts'])
  expect(generated.status, generated.printed).toBe(0)
  const untyped = types()
  expect(untyped.status).not.toBe(0)
  expect(untyped.printed).toMatch(/milestoneList/)

  take('milestone-list.tsx')
  take('registry.tsx')
  const typed = types()
  expect(typed.status, typed.printed).toBe(0)
  const finished = check()
  expect(finished.status, finished.printed).toBe(0)
}, 300_000)
