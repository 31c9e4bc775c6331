import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeScratchCopy } from '../runner/scratch-copy.ts'
import { limit } from '../support/limit.ts'
import { applyStep, stepsOf } from './walk.ts'

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'node_modules')
const copy = makeScratchCopy()
afterAll(() => rmSync(copy, { recursive: true }))

const document = readFileSync(join(root, 'docs/extending.md'), 'utf8')
const steps = ['A section', 'A type of document with pages'].flatMap((chapter) => stepsOf(document, chapter))
/**
 * The steps after which the checks name all others: the schemas of both walks, and the row that makes events routable.
 */
const first = ['milestone-list.schema.ts', 'event.schema.ts', 'public-path.ts']
const isFirst = ({ file }: { file: string }) => first.some((name) => file.endsWith(name))

/** Runs a program in the copy. @returns its output. */
function run(args: string[], folder = '.'): { status: number | null; printed: string } {
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', DO_NOT_TRACK: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, printed: stdout + stderr }
}

it('a section and a routable type name every missing piece with its path', {
  timeout: limit(300_000),
}, () => {
  expect(steps.filter(isFirst)).toHaveLength(first.length)
  for (const step of steps.filter(isFirst)) applyStep(copy, step)

  const vitest = join(packages, 'vitest/vitest.mjs')
  const begun = run([vitest, 'run', '--project', 'fast', 'tests/completeness', 'schemas'])
  expect(begun.status).not.toBe(0)
  for (const sentence of [
    'Add milestoneList to schemas/sections/section-types.ts',
    'Add milestoneList to schemas/sections/sections.groq.ts',
    'Name milestoneList in one group of schemas/sections/page-sections.schema.ts',
    'Draw schemas/sections/milestone-list/milestone-list.svg',
    'Write web/sections/milestone-list/milestone-list.tsx and add it to web/views/sections-view.tsx',
    'Add event to the document types of schemas/registry.ts',
    'Add event to the desk: studio/structure/desk-items.ts',
    'No query finds a document of the type event',
    'run npm run generate and commit the result',
  ]) {
    expect(begun.printed).toContain(sentence)
  }

  // A type that shares its prefix with another one needs the same.
  const publicPath = join(copy, 'contracts/public-path.ts')
  const routes = readFileSync(publicPath, 'utf8')
  const landingPage = "landingPage: { prefix: '/', ownsPrefix: false, prerender: 'all' },"
  writeFileSync(publicPath, routes.replace(/^ {2}event: .*$/m, `$&\n  ${landingPage}`))
  run([join(packages, 'next/dist/bin/next'), 'typegen'], 'web')
  const untyped = run([join(packages, 'typescript/bin/tsc'), '-p', 'web'])
  for (const file of [
    'content-types.ts',
    'content/routable-documents.ts',
    'views/page-view.tsx',
    'seo/page-nodes.ts',
    'seo/share-metadata.ts',
  ]) {
    expect(untyped.printed).toMatch(
      new RegExp(`web/${file}\\(.*missing the following.*: .*event, landingPage`),
    )
  }
  writeFileSync(publicPath, routes)
})

it('both walks end green, exactly as written', { timeout: limit(900_000) }, () => {
  for (const step of steps.filter((candidate) => !isFirst(candidate))) applyStep(copy, step)
  const generated = run(['cli/commands/generate.ts'])
  expect(generated.status, generated.printed).toBe(0)
  appendFileSync(join(copy, 'schemas/documents/event/event.groq.ts'), '// A comment makes nothing stale.\n')
  const checked = run(['tests/runner/check.ts'])
  expect(checked.status, checked.printed).toBe(0)
})
