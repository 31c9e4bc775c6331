import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeScratchCopy } from './scratch-copy.ts'
import { fail, root, step } from './steps.ts'

const generated = [
  'schemas/sanity.types.ts',
  'schemas/database.types.ts',
  'schemas/query-reads/query-reads.gen.ts',
  'web/content/built-in-messages.json',
  'functions/_shared/mails/built-in-copy.json',
  'functions/_shared/mails/built-in-playbooks.json',
]

/**
 * Makes the generated files anew, in a copy, since other steps read them meanwhile; a committed one that differs was not made from the
 * sources beside it.
 */
export async function checkGenerated(): Promise<void> {
  const copy = makeScratchCopy()
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  await step('Generated files', [join(copy, 'local/commands/generate.ts')], { beside: true })
  const stale = generated.filter(
    (file) => !readFileSync(join(root, file)).equals(readFileSync(join(copy, file))),
  )
  if (stale.length > 0)
    fail(`Out of date: ${stale.join(', ')}. Run npm run generate and commit what it writes.`)
}
