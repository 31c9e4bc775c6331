import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import configuration from '../../.dependency-cruiser.mjs'
import { makeScratchCopy } from '../runner/scratch-copy.ts'
import { limit } from '../support/limit.ts'

const root = join(import.meta.dirname, '../..')
const rooms = ['contracts', 'schemas', 'content', 'studio', 'web', 'functions', 'local', 'cli', 'tests']

/** A file with one import, and the rule that rejects it. */
const rejected: [file: string, target: string, rule: string][] = [
  ['contracts/planted.ts', '@tidewright/schemas/registry.ts', 'contracts-leaf'],
  ['contracts/forms/planted.ts', '../../web/env.ts', 'contracts-leaf'],
  ['contracts/planted.ts', 'sanity', 'contracts-pure'],
  ['contracts/forms/planted.ts', 'node:fs', 'contracts-pure'],
  ['schemas/planted.ts', '@tidewright/studio/env.ts', 'schemas-alone'],
  ['schemas/objects/planted.ts', '../../web/env.ts', 'schemas-alone'],
  ['studio/structure/planted.ts', '../../web/env.ts', 'studio-alone'],
  ['studio/planted.ts', '@tidewright/schemas/documents/insight/insight.groq.ts', 'studio-no-queries'],
  ['studio/planted.ts', '../content/seed/documents.ts', 'studio-alone'],
  ['content/seed/planted.ts', '../../studio/env.ts', 'content-alone'],
  ['content/planted.ts', '../local/settings/settings.ts', 'content-alone'],
  ['web/content/planted.ts', '../../local/settings/env.ts', 'web-alone'],
  ['web/planted.ts', '@tidewright/schemas/documents/insight/insight.schema.ts', 'queries-only'],
  ['web/app/planted.ts', '@tidewright/schemas/registry.ts', 'queries-only'],
  ['web/sections/planted.ts', '@tidewright/schemas/fields/fields.ts', 'queries-only'],
  ['functions/planted/handler.ts', '@tidewright/schemas/registry.ts', 'functions-alone'],
  ['functions/planted/handler.ts', '../../web/env.ts', 'functions-alone'],
  ['functions/planted/handler.ts', '@tidewright/schemas/documents/page/page.groq.ts', 'functions-alone'],
  [
    'functions/planted/handler.ts',
    '@tidewright/schemas/documents/newsletter-issue/newsletter-issue.schema.ts',
    'queries-only',
  ],
  ['functions/planted/handler.ts', 'node:fs', 'functions-no-node'],
  ['local/planted.ts', '@tidewright/schemas/registry.ts', 'local-alone'],
  ['local/planted.ts', '@tidewright/schemas/documents/page/page.schema.ts', 'queries-only'],
  ['local/lake/planted.ts', '../../studio/env.ts', 'local-alone'],
  ['local/backend/planted.ts', '../../functions/drain-outbox/index.ts', 'local-alone'],
  ['local/planted.ts', '../cli/stack/stack.ts', 'local-alone'],
  ['cli/planted.ts', '../content/seed/documents.ts', 'cli-alone'],
  ['cli/planted.ts', '@tidewright/schemas/documents/page/page.schema.ts', 'queries-only'],
  ['tests/rls/planted.ts', '../e2e/paths.ts', 'tests-apart'],
  ['web/ui/planted.ts', '@/sections/notice.tsx', 'web-ui'],
  ['web/ui/planted.ts', '@/features/preview/preview.tsx', 'web-ui'],
  ['web/ui/planted.ts', '../content/insights.ts', 'web-ui'],
  ['web/ui/planted.ts', '@/content-types.ts', 'ui-no-content'],
  ['web/ui/planted.ts', '@tidewright/contracts/public-path.ts', 'ui-no-content'],
  ['web/images/planted.ts', '@/sections/notice.tsx', 'web-images'],
  ['web/links/planted.ts', '@/shell/scrolling.ts', 'web-links'],
  ['web/next-internals/planted.ts', '@/content/insights.ts', 'web-next-internals'],
  ['web/seo/planted.ts', '@/content/insights.ts', 'web-seo'],
  ['web/content/planted.ts', '@/backend/submit-lead.ts', 'web-content'],
  ['web/content/planted.ts', '@/shell/scrolling.ts', 'web-content'],
  ['web/backend/planted.ts', '@/content/insights.ts', 'web-backend'],
  ['web/analytics/planted.ts', '@/backend/submit-lead.ts', 'web-analytics'],
  ['web/security/planted.ts', '@/content/insights.ts', 'web-security'],
  ['web/server/planted.ts', '@/content/insights.ts', 'web-server'],
  ['web/metrics/planted.ts', '@/content/insights.ts', 'web-metrics'],
  ['web/search/planted.ts', '@/content/insights.ts', 'web-search'],
  ['web/i18n/planted.ts', '@/sections/notice.tsx', 'web-i18n'],
  ['web/downloads/planted.ts', '../backend/client.ts', 'web-downloads'],
  ['web/shell/planted.ts', '@/backend/submit-lead.ts', 'web-shell'],
  ['web/shell/planted.ts', '@/content/insights.ts', 'web-shell'],
  ['web/sections/planted.ts', '@/content/insights.ts', 'web-sections'],
  ['web/features/booking/planted.ts', '@/content/insights.ts', 'web-features'],
  ['web/features/booking/planted.ts', '@/views/page-view.tsx', 'web-features'],
  ['web/views/planted.ts', '@/backend/submit-lead.ts', 'web-views'],
  ['web/app/planted.ts', '@/backend/submit-lead.ts', 'web-app'],
  ['web/features/booking/planted.ts', '@/features/preview/preview.tsx', 'one-feature'],
  ['web/sections/planted.ts', 'next-sanity', 'sanity-by-content'],
  ['web/app/planted.ts', '@sanity/client', 'sanity-by-content'],
  ['web/features/booking/planted.ts', '@supabase/supabase-js', 'supabase-by-backend'],
  ['web/shell/planted.ts', 'framer-motion/dom', 'framer-motion-by-motion'],
  ['web/motion/planted.ts', '@/shell/scrolling.ts', 'web-motion'],
  ['web/content/planted.ts', 'sanity', 'no-studio-in-web'],
  ['web/ui/planted.ts', 'next/link', 'plain-links'],
  ['web/ui/planted.ts', './no-such-file.ts', 'resolvable'],
]

const allowed: [file: string, target: string][] = [
  ['contracts/forms/planted.ts', 'zod'],
  ['schemas/planted.ts', '@tidewright/contracts/locales.ts'],
  ['studio/planted.ts', '@tidewright/schemas/registry.ts'],
  ['web/planted.ts', '@tidewright/schemas/documents/insight/insight.groq.ts'],
  ['web/app/planted.ts', '@/content/insights.ts'],
  ['web/content/planted.ts', 'next-sanity'],
  ['web/backend/planted.ts', '@supabase/supabase-js'],
  ['web/features/booking/planted.ts', '@/backend/submit-lead.ts'],
  ['functions/planted/handler.ts', '@tidewright/contracts/forms/lead.ts'],
  ['functions/planted/handler.ts', '@tidewright/schemas/documents/newsletter-issue/newsletter-email.groq.ts'],
  ['local/backend/planted.ts', '../../functions/send-lead-notification/handler.ts'],
  ['tests/rls/planted.ts', '../../cli/stack/stack.ts'],
]

const copy = makeScratchCopy()
let result: ICruiseResult

/** Writes each import to its own file in a copy of the tree, and two files that import each other. */
beforeAll(() => {
  for (const [index, [file, target]] of [...rejected, ...allowed].entries())
    plant(nameOf(file, index), target)
  plant('web/ui/planted-here.ts', './planted-there.ts')
  plant('web/ui/planted-there.ts', './planted-here.ts')
  const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [cruise, '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...rooms]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  result = JSON.parse(stdout)
}, limit(60_000))
afterAll(() => rmSync(copy, { recursive: true }))

function nameOf(file: string, index: number): string {
  return file.replace('.ts', `-${index}.ts`)
}

function plant(file: string, target: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), `import { x } from '${target}'\nexport const used = x\n`)
}

function rulesBroken(file: string): string[] {
  expect(result.modules.map(({ source }) => source)).toContain(file)
  return result.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)
}

describe('import rules', () => {
  it.each(rejected)('reject %s importing %s: %s', (file, target, rule) => {
    const index = rejected.findIndex((row) => row[0] === file && row[1] === target)
    expect(rulesBroken(nameOf(file, index))).toContain(rule)
  })

  it.each(allowed)('allow %s importing %s', (file, target) => {
    const index = allowed.findIndex((row) => row[0] === file && row[1] === target)
    expect(rulesBroken(nameOf(file, rejected.length + index))).toEqual([])
  })

  it('reject two files that import each other', () => {
    expect(rulesBroken('web/ui/planted-here.ts')).toContain('no-cycles')
  })

  it('each reject their planted import', () => {
    const seen = new Set([...rejected.map(([, , rule]) => rule), 'no-cycles'])
    expect(configuration.forbidden?.map(({ name }) => name).filter((name) => !seen.has(name ?? ''))).toEqual(
      [],
    )
  })
})
