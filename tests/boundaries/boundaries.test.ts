import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const copy = mkdtempSync(join(tmpdir(), 'boundaries-'))
copyFileSync(join(root, 'biome.json'), join(copy, 'biome.json'))
afterAll(() => rmSync(copy, { recursive: true }))

/** Plants a file with one import in a copy of the tree and returns what the linter says about it. */
function lint(file: string, target: string): string {
  const planted = join(copy, file)
  mkdirSync(dirname(planted), { recursive: true })
  writeFileSync(planted, `import { x } from '${target}'\nexport const used = x\n`)
  const args = [biome, 'lint', '--vcs-enabled=false', '--colors=off', planted]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  rmSync(planted)
  return stdout + stderr
}

const refused = [
  ['schemas/planted.ts', '@tidewright/studio/env.ts'],
  ['schemas/objects/planted.ts', '../../web/env.ts'],
  ['studio/planted.ts', '@tidewright/schemas/documents/insight.groq.ts'],
  ['studio/structure/planted.ts', '@tidewright/schemas/forms/lead.ts'],
  ['studio/planted.ts', '../web/env.ts'],
  ['web/planted.ts', '@tidewright/schemas/documents/insight.schema.ts'],
  ['web/app/planted.ts', '@tidewright/schemas/registry.ts'],
  ['web/content/planted.ts', '../../local/env.ts'],
  ['web/sections/planted.tsx', '@/content/insights.ts'],
  ['web/ui/planted.tsx', '../content/insights.ts'],
  ['web/shell/planted.tsx', '@/backend/submit-lead.ts'],
  ['web/features/booking/planted.ts', '@/content/insights.ts'],
  ['web/app/planted.ts', '@/backend/submit-lead.ts'],
  ['web/ui/planted.tsx', 'next/link'],
  ['functions/planted/handler.ts', '@tidewright/schemas/registry.ts'],
  ['functions/planted/handler.ts', 'node:fs'],
  ['functions/planted/handler.ts', '../../web/env.ts'],
  ['local/planted.ts', '@tidewright/schemas/locales.ts'],
  ['local/lake/planted.ts', '../../studio/env.ts'],
] as const

const allowed = [
  ['studio/planted.ts', '@tidewright/schemas/registry.ts'],
  ['web/planted.ts', '@tidewright/schemas/documents/insight.groq.ts'],
  ['web/app/planted.ts', '@/content/insights.ts'],
  ['web/features/booking/planted.ts', '@/backend/submit-lead.ts'],
  ['functions/planted/handler.ts', '@tidewright/schemas/forms/lead.ts'],
  ['functions/planted/handler.ts', '@tidewright/schemas/locales.ts'],
  ['local/backend/planted.ts', '../../functions/send-lead-notification/handler.ts'],
] as const

describe('the import rules', () => {
  it.each(refused)('refuse %s importing %s', (file, target) => {
    expect(lint(file, target)).toContain('noRestrictedImports')
  })

  it.each(allowed)('allow %s importing %s', (file, target) => {
    const printed = lint(file, target)
    expect(printed).toContain('Checked 1 file')
    expect(printed).not.toContain('noRestrictedImports')
  })
})
